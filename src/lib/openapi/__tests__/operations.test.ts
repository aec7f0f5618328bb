import {describe, expect, it} from 'vitest';
import {listPages, withExternalDocs} from '../operations';
import {Specification} from '../specification';

const head = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\n';
const specification = (paths: string) => new Specification('openapi/test.yaml', head + paths);

describe('listPages', () => {
  it('reports an operation without a summary, if summaries are required', () => {
    const spec = specification('paths:\n  /a/b:\n    post: {operationId: makeIt}\n');
    expect(() => listPages(spec, true)).toThrow(
      'openapi/test.yaml:5:11 (#/paths/~1a~1b/post): POST /a/b has no summary, so its page has no title. Add one, for example summary: Upload data',
    );
  });

  it('uses the operationId, or method and path, as a title otherwise', () => {
    const named = specification('paths:\n  /a/b:\n    post: {operationId: makeIt}\n');
    expect(listPages(named)).toMatchObject([{slug: 'make-it', title: 'makeIt'}]);
    const unnamed = specification('paths: {/a/b: {post: {}}}\n');
    expect(listPages(unnamed)).toMatchObject([{slug: 'post-a-b', title: 'POST /a/b'}]);
  });

  it('names the page of the second operation with the same name after its method and path', () => {
    const operation = '{summary: Same name}';
    const spec = specification(`paths:\n  /a: {get: ${operation}}\n  /b: {get: ${operation}}\n`);
    expect(listPages(spec)).toMatchObject([{slug: 'same-name'}, {slug: 'get-b'}]);
  });

  it('numbers a page name that is still not unique', () => {
    const calls = ['a', 'a/b', 'a-b'].map((name) => `  /${name}: {get: {summary: Same name}}\n`);
    const slugs = listPages(specification(`paths:\n${calls.join('')}`)).map(({slug}) => slug);
    expect(slugs).toEqual(['same-name', 'get-a-b', 'get-a-b-2']);
  });

  it('names no page like the page about the API', () => {
    const text = 'info: {title: Get tides}\npaths: {/tides: {get: {operationId: getTides}}}\n';
    expect(listPages(new Specification('t.yaml', text))).toMatchObject([{slug: 'get-tides-2'}]);
  });

  it('reports an operationId that is not unique in a specification of this site', () => {
    const operation = '{operationId: same, summary: Same}';
    const spec = specification(`paths:\n  /a: {get: ${operation}}\n  /b: {get: ${operation}}\n`);
    expect(() => listPages(spec, true)).toThrow(
      'openapi/test.yaml:5:13 (#/paths/~1b/get): the operationId "same" is already used by #/paths/~1a/get. Give each operation its own',
    );
  });
});

it.each([
  ['see a] b', 'see a\\] b'],
  ['[draft', '\\[draft'],
  ['already a\\] b', 'already a\\] b'],
])('the link to more documentation can have brackets in its text: %s', (description, text) => {
  expect(withExternalDocs('Text.', {url: 'https://docs.example', description})).toBe(
    `Text.\n\n[${text}](https://docs.example)`,
  );
});
