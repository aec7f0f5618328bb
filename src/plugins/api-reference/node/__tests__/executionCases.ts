/** Operations with the requests that their samples must send. */
import {bodyCases} from './executionBodies';
import type {Case, Expected} from './executionCase';
import {otherCases} from './executionOthers';

const list = ['a/b', 'c,d'];
const object = {R: 100, 'G h': 'x&y'};

function parameterCase(
  place: 'path' | 'query' | 'header' | 'cookie',
  rule: object,
  value: unknown,
  expected: string,
): Case {
  const parameter = {name: 'color', in: place, required: true, schema: {}, example: value, ...rule};
  const wanted: Record<typeof place, Expected> = {
    path: {url: `/${expected}`},
    query: {url: `/x${expected === '' ? '' : '?'}${expected}`},
    header: {headers: {color: expected}},
    cookie: {headers: {cookie: expected}},
  };
  return {
    name: `${place} ${JSON.stringify(rule)} ${JSON.stringify(value)}`,
    operation: {parameters: [parameter]},
    path: place === 'path' ? '/{color}' : '/x',
    method: 'GET',
    ...wanted[place],
  };
}

const [exploded, joined] = [{explode: true}, {explode: false}];
const parameterCases = [
  parameterCase('path', {}, 'a b/é', 'a%20b%2F%C3%A9'),
  parameterCase('path', {}, list, 'a%2Fb,c%2Cd'),
  parameterCase('path', exploded, list, 'a%2Fb,c%2Cd'),
  parameterCase('path', {}, object, 'R,100,G%20h,x%26y'),
  parameterCase('path', exploded, object, 'R=100,G%20h=x%26y'),
  parameterCase('path', {style: 'label'}, 'blue', '.blue'),
  parameterCase('path', {style: 'label'}, list, '.a%2Fb,c%2Cd'),
  parameterCase('path', {style: 'label', ...exploded}, list, '.a%2Fb.c%2Cd'),
  parameterCase('path', {style: 'label'}, object, '.R,100,G%20h,x%26y'),
  parameterCase('path', {style: 'label', ...exploded}, object, '.R=100.G%20h=x%26y'),
  parameterCase('path', {style: 'matrix'}, 'blue', ';color=blue'),
  parameterCase('path', {style: 'matrix'}, '', ';color'),
  parameterCase('path', {style: 'matrix'}, list, ';color=a%2Fb,c%2Cd'),
  parameterCase('path', {style: 'matrix', ...exploded}, list, ';color=a%2Fb;color=c%2Cd'),
  parameterCase('path', {style: 'matrix'}, object, ';color=R,100,G%20h,x%26y'),
  parameterCase('path', {style: 'matrix', ...exploded}, object, ';R=100;G%20h=x%26y'),
  parameterCase('path', {allowReserved: true}, 'a/b?c:d', 'a%2Fb%3Fc:d'),
  parameterCase(
    'path',
    {schema: {type: 'string', format: 'uri'}},
    undefined,
    'https%3A%2F%2Fexample.com',
  ),
  parameterCase('query', {}, 'a b&c', 'color=a%20b%26c'),
  parameterCase('query', {}, true, 'color=true'),
  parameterCase('query', {}, '', 'color='),
  parameterCase('query', {}, list, 'color=a%2Fb&color=c%2Cd'),
  parameterCase('query', joined, list, 'color=a%2Fb,c%2Cd'),
  parameterCase('query', {}, [], ''),
  parameterCase('query', {}, object, 'R=100&G%20h=x%26y'),
  parameterCase('query', joined, object, 'color=R,100,G%20h,x%26y'),
  parameterCase('query', {style: 'spaceDelimited', ...joined}, list, 'color=a%2Fb%20c%2Cd'),
  parameterCase('query', {style: 'spaceDelimited', ...exploded}, list, 'color=a%2Fb&color=c%2Cd'),
  parameterCase('query', {style: 'spaceDelimited'}, object, 'color=R%20100%20G%20h%20x%26y'),
  parameterCase('query', {style: 'pipeDelimited', ...joined}, list, 'color=a%2Fb%7Cc%2Cd'),
  parameterCase('query', {style: 'pipeDelimited'}, object, 'color=R%7C100%7CG%20h%7Cx%26y'),
  parameterCase('query', {style: 'deepObject'}, object, 'color%5BR%5D=100&color%5BG%20h%5D=x%26y'),
  parameterCase('query', {style: 'deepObject'}, {a: {b: 1}}, 'color%5Ba%5D%5Bb%5D=1'),
  parameterCase('query', {allowReserved: true}, 'a/b:c?d,e é#', 'color=a/b:c?d,e%20%C3%A9%23'),
  parameterCase(
    'query',
    {schema: undefined, content: {'application/json': {}}, example: {a: [1]}},
    {},
    'color=%7B%22a%22%3A%5B1%5D%7D',
  ),
  parameterCase('header', {}, "it's 1", "it's 1"),
  parameterCase('header', {}, '', ''),
  parameterCase('header', {}, ['a', 'b'], 'a,b'),
  parameterCase('header', {}, {R: 100, G: 2}, 'R,100,G,2'),
  parameterCase('header', exploded, {R: 100, G: 2}, 'R=100,G=2'),
  parameterCase('cookie', {}, 'a b', 'color=a%20b'),
  parameterCase('cookie', joined, ['a', 'b'], 'color=a,b'),
  parameterCase('cookie', {}, {R: 1, G: 2}, 'R=1; G=2'),
];

/** The matrix of parameters and bodies, and requests that some clients cannot send. */
export const cases: readonly Case[] = [...parameterCases, ...bodyCases, ...otherCases];
