import {describe, expect, it} from 'vitest';
import {languages, printSample} from '../../../shared/request/samples';
import {jsonSample} from '../../__tests__/jsonSample';
import {findValues, parseCurlValue, printReplacement} from '../bodyValues';

const value = {
  schema: "it's {a: 1}, isn't it",
  data: [
    {_id: 'x', share: {'%share': -1.5}, tags: ['a:b', 'c'], done: true},
    {_id: 'y', nothing: null, 'with space': 2e21},
  ],
  options: {},
};
const paths = [
  'schema',
  'data[0]._id',
  'data[0].share.%share',
  'data[0].tags[0]',
  'data[0].tags[1]',
  'data[0].done',
  'data[1]._id',
  'data[1].nothing',
  'data[1].with space',
];
const sample = jsonSample(value);
const printIn = (name: string, body: unknown) => {
  const language = languages.find(({label}) => label === name);
  return language === undefined ? '' : printSample(language, jsonSample(body)).text;
};

describe('findValues', () => {
  it.each(languages)('finds all values of a body in $label', (language) => {
    const {text} = printSample(language, sample);
    const values = findValues(text);
    expect(values.map(({path}) => path)).toEqual(paths);
    for (const {text: found, start, end} of values) expect(text.slice(start, end)).toBe(found);
  });

  it('gives every value its own path, also if a name looks like a path', () => {
    const body = {a: {b: 1}, 'a.b': 2, list: [3], 'list[0]': 4, '': {a: 5}};
    for (const language of languages) {
      const {text} = printSample(language, jsonSample(body));
      expect(findValues(text).map(({path}) => path)).toEqual([
        'a.b',
        '["a.b"]',
        'list[0]',
        '["list[0]"]',
        '[""].a',
      ]);
    }
  });

  it('finds nothing without a JSON body', () => {
    expect(findValues('curl https://a.example')).toEqual([]);
    expect(findValues('"text"')).toEqual([]);
  });
});

describe('parseCurlValue', () => {
  it('reads the values of the example', () => {
    const values = findValues(printIn('curl', value)).map(parseCurlValue);
    expect(values).toEqual(["it's {a: 1}, isn't it", 'x', -1.5, 'a:b', 'c', true, 'y', null, 2e21]);
  });
});

describe('printReplacement', () => {
  it('keeps the quotes, and the capitals of Python', () => {
    expect(printReplacement('a', '"x"')).toBe('"a"');
    expect(printReplacement('a', "'x'")).toBe("'a'");
    expect(printReplacement(false, 'True')).toBe('False');
    expect(printReplacement(true, 'None')).toBe('True');
    expect(printReplacement(true, 'false')).toBe('true');
    expect(printReplacement(true, 'null')).toBe('true');
    expect(printReplacement(-0.5, '1')).toBe('-0.5');
  });

  it.each(["' ; rm -rf /", '`', '"', '\\', '\n', '${x}', '\u2028', "'\\''"])(
    'escapes %j so that it ends no text',
    (text) => {
      const printed = printReplacement(text, '"x"');
      expect(JSON.parse(printed)).toBe(text);
      // A shell and Go end their texts at these.
      expect(printed).not.toMatch(/['`\n]/);
      const single = printReplacement(text, "'x'");
      expect(single.slice(1, -1)).not.toMatch(/['`\n]/);
    },
  );
});
