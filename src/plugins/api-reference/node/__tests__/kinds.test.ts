/** Kinds of faults that users of API documentation report: what others show wrong, or silently leave out. */
import {describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {hideInternal} from '../../../../lib/openapi/internal';
import {groupByTag, listPages} from '../../../../lib/openapi/operations';
import {Specification} from '../../../../lib/openapi/specification';
import {head, render, renderedPages} from './render';

/** The introduction and the notes of an operation with a description. */
async function parts(description: string): Promise<[introduction: string, rest: string]> {
  const operation = {operationId: 'it', description, responses: {}};
  const [, page = ''] = await render(`paths: ${JSON.stringify({'/a': {get: operation}})}`);
  const [, body = ''] = page.split(/<Operation[^>]*>/);
  const [introduction = '', rest = ''] = body.split('<Examples>');
  return [introduction, rest];
}

describe('a description is parsed before it is cut:', () => {
  it.each([
    ['code', 'Tides:\n```json\n{\n  "a": 1,\n\n  "b": 2\n}\n```\nSorted.', ['"b": 2'], ['Sorted']],
    ['tildes', 'Tides:\n~~~\na\n\nb\n~~~\n\nSorted.', ['a\n\nb'], ['Sorted']],
    ['indented', 'Tides:\n\n    a\n\n    b\n\nSorted.', ['a\n\nb'], ['Sorted']],
    ['a reference', 'See [it][x].\n\nMore.\n\n[x]: https://a.example', ['[it](https:'], ['More']],
    ['a short one', 'See [it] and [it][].\n\n[it]: https://a.example', ['[it](https:'], []],
    ['a later one', 'See.\n\nAs in [it].\n\n[it]: https://a.example', ['See'], ['[it](https:']],
    ['a loose list', 'Steps:\n- first\n\n- second\n\nLast.', ['first', 'second'], ['Last']],
    ['a table', 'Values:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nLast.', ['| 1'], ['Last']],
    ['a quote', 'Note.\n\n> One\n>\n> Two', ['Note'], ['One', 'Two']],
    [
      'details',
      'Lists.\n<details><summary>More</summary>\n\nHidden.\n\n</details>',
      ['Lists'],
      ['More', 'Hidden'],
    ],
  ])('%s', async (_name, description, before, after) => {
    const [introduction, rest] = await parts(description);
    for (const text of before) expect(introduction).toContain(text);
    for (const text of after) {
      expect(rest).toContain(text);
      expect(introduction).not.toContain(text);
    }
    expect(introduction + rest).not.toContain('[x]');
  });
});

describe('HTML', () => {
  it('comments are on no page', async () => {
    const comment = '<!-- internal\n\nnote -->';
    const operation = {
      operationId: 'it',
      summary: 'Get <!-- internal -->tides',
      description: `Lists ${comment.replace('\n\n', ' ')} tides.\n\n${comment}\n\n- item ${comment.replace('\n\n', ' ')}\n\n<!-- internal`,
      parameters: [
        {name: 'a', in: 'query', description: '<!-- internal --> **Depth**', schema: {}},
      ],
      responses: {'200': {description: '<!-- internal --> ok'}},
    };
    const info = `info: {title: T, version: '1', description: '${comment.replaceAll('\n', ' ')} *Tides* of the port.'}`;
    const text = `openapi: 3.1.0\n${info}\npaths: ${JSON.stringify({'/a': {get: operation}})}`;
    const pages = renderedPages(await checkedSpecification(text));
    for (const page of pages) expect(page).not.toMatch(/internal|<!--/);
    expect(pages[0]).toContain('*Tides* of the port.');
    expect(pages[1]).toContain('["strong","Depth"]');
    expect(pages[1]).toContain('title: Get tides');
  });

  it('in code blocks stays', async () => {
    const [introduction] = await parts('Lists:\n\n```html\n<!-- shown -->\n```');
    expect(introduction).toContain('<!-- shown -->');
  });

  it('elements without a form in Markdown stay, others give their content', async () => {
    const text =
      'H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd> <span style="color:red">red</span> <u>u</u>';
    const [introduction] = await parts(`${text}\n\n<div>box</div>\n\n<h2>Title</h2>`);
    expect(introduction).toContain('H<sub>2</sub>O m<sup>2</sup> <kbd>Ctrl</kbd> red <u>u</u>');
    const [, rest] = await parts(`Text.\n\n<div>box</div>\n\n<h2>Title</h2>`);
    expect(rest).toMatch(/box\n\n### Title/);
    const parameter = {name: 'a', in: 'query', description: text, schema: {}};
    const operation = {operationId: 'it', parameters: [parameter], responses: {}};
    const [, page] = await render(`paths: ${JSON.stringify({'/a': {get: operation}})}`);
    expect(page).toContain('["sub","2"]');
  });

  it('footnotes keep their text', async () => {
    const [introduction] = await parts('High tide[^1] is best.\n\n[^1]: Only *in* spring.');
    expect(introduction).toContain('High tide (Only *in* spring.) is best.');
  });
});

it('numbers keep their digits', async () => {
  const schema = `{type: object, properties: {id: {type: integer, maximum: 9223372036854775807, example: 9007199254740993}, n: {enum: [-9223372036854775808]}, ratio: {type: number, example: 1.10, default: 1.0}}}`;
  const operation = `{operationId: it, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}`;
  const text = `${head}paths: {/n: {post: ${operation}}}`;
  const json = JSON.stringify(
    JSON.parse(JSON.stringify({openapi: '3.1.0', info: {title: 'T', version: '1'}})),
  ).replace(
    /\}$/,
    `,"paths":{"/n":{"post":{"operationId":"it","requestBody":{"content":{"application/json":{"schema":{"type":"object","properties":{"id":{"type":"integer","maximum":9223372036854775807,"example":9007199254740993},"n":{"enum":[-9223372036854775808]},"ratio":{"type":"number","example":1.10,"default":1.0}}}}}},"responses":{}}}}}`,
  );
  for (const [file, source] of [
    ['t.yaml', text],
    ['t.json', json],
  ] as const) {
    const [, page = ''] = renderedPages(await checkedSpecification(source, file));
    for (const digits of ['9223372036854775807', '-9223372036854775808', '"1.10"', '"1.0"']) {
      expect(page).toContain(digits);
    }
    expect(page.match(/9007199254740993/g)?.length).toBeGreaterThanOrEqual(5);
  }
});

it('YAML merge keys are merged', () => {
  const spec = new Specification(
    't.yaml',
    'a: &a {x: 1}\nb: &b {y: 2}\nc: {<<: [*a, *b], y: 3}\nd: {<<: *a}\n',
  );
  expect(spec.document).toMatchObject({c: {x: 1, y: 3}, d: {x: 1}});
});

it('the page about an API lists each operation under its tag', async () => {
  const [info = ''] = await render(`tags: [{name: High}, {name: Low}]
paths:
  /high: {get: {tags: [High], summary: Get high tides, responses: {}}}
  /low: {delete: {tags: [Low], summary: Delete low tides, responses: {}}}
`);
  const [, high = '', low = ''] = info.split('\n### ');
  expect(high).toMatch(/^High .*\[Get high tides\]\(\/api\/t\/get-high-tides\).*`\/high`/s);
  expect(low).toMatch(/^Low .*\[Delete low tides\]\(\/api\/t\/delete-low-tides\).*`\/low`/s);
});

it('tags and operations with the same slug have their own keys and addresses', async () => {
  const tags = ['C++', 'C#', '🌊', '🚢', 'Users', 'users'];
  const paths = tags.map((tag, index) => {
    const operation = {tags: [tag], operationId: ['+', '#'][index] ?? tag, responses: {}};
    return [`/${index}`, {get: operation, post: operation}] as const;
  });
  const spec = await checkedSpecification(
    `${head}paths: ${JSON.stringify(Object.fromEntries(paths))}`,
  );
  const pages = listPages(spec);
  const slugs = pages.map(({slug}) => slug);
  expect(new Set(slugs).size).toBe(12);
  const groups = groupByTag(spec, pages).map(({slug}) => slug);
  expect(new Set(groups).size).toBe(6);
  expect([...slugs, ...groups]).not.toContain('');
});

it('x-internal hides operations, parameters, and properties, and says so', async () => {
  const spec = await checkedSpecification(`${head}paths:
  /admin: {post: {operationId: resetAll, x-internal: true, responses: {}}}
  /hidden: {x-internal: true, get: {operationId: secret, responses: {}}}
  /open:
    post:
      operationId: open
      parameters: [{name: debug, in: query, x-internal: true, schema: {}}, {$ref: '#/components/parameters/Trace'}]
      requestBody: {content: {application/json: {schema: {type: object, required: [a, b], properties: {a: {}, b: {x-internal: true}, c: {$ref: '#/components/schemas/Internal'}}}}}}
      responses: {}
components:
  parameters: {Trace: {name: trace, in: header, x-internal: true, schema: {}}}
  schemas: {Internal: {x-internal: true, type: object}}
`);
  const lines = hideInternal(spec);
  expect(lines).toHaveLength(8);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^openapi\/test\.yaml:4:\d+ \(#\/paths\/~1admin\/post\): hidden, because/,
    ),
  );
  expect(JSON.stringify(spec.document)).not.toContain('x-internal');
  const pages = renderedPages(spec);
  expect(pages).toHaveLength(2);
  expect(pages.join('')).not.toMatch(/resetAll|secret|debug|trace|"name":"[bc]"/i);
});

it('$anchor, $dynamicRef, and $id are followed; what points to nothing is an error', async () => {
  const at = (schema: string) =>
    `paths: {/a: {post: {operationId: it, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}
components: {schemas: {Tide: {$anchor: tide, $id: 'https://a.example/tide', $dynamicAnchor: node, type: object, properties: {height: {type: number}}}}}`;
  for (const reference of [
    "$ref: '#tide'",
    "$ref: 'https://a.example/tide'",
    "$dynamicRef: '#node'",
  ]) {
    const [, page] = await render(at(`{${reference}}`));
    expect(page, reference).toContain('"name":"height"');
  }
  await expect(render(at("{$dynamicRef: '#none'}"))).rejects.toThrow('points to nothing');
  await expect(render(at("{$ref: '#none'}"))).rejects.toThrow('points to nothing');
});

it('two samples of one language have two tabs', async () => {
  const samples = ['one', 'two', 'three'].map((source) => ({lang: 'cURL', source}));
  const operation = {operationId: 'it', 'x-codeSamples': samples, responses: {}};
  const [, page = ''] = await render(`paths: ${JSON.stringify({'/a': {get: operation}})}`);
  const labels = [...page.matchAll(/value=\{"own-(.*?)"\} label=\{"(.*?)"\}/g)];
  expect(labels.map(([, value, label]) => [value, label])).toEqual([
    ['cURL', 'cURL'],
    ['cURL 2', 'cURL 2'],
    ['cURL 3', 'cURL 3'],
  ]);
});

it('a required name without a property is on the page', async () => {
  const schema = '{type: object, required: [name, owner], properties: {name: {type: string}}}';
  const [, page] = await render(
    `paths: {/a: {post: {operationId: it, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}`,
  );
  expect(page).toContain('"name":"owner","type":"any type","flags":["required"]');
  expect(page).toContain('"owner"');
});

it('header parameters that OpenAPI ignores have no rows', async () => {
  const parameters = ['Accept', 'authorization', 'Content-Type', 'X-Own'].map((name) => ({
    ...{name, in: 'header', schema: {}},
  }));
  const operation = {operationId: 'it', parameters, responses: {}};
  const [, page] = await render(`paths: ${JSON.stringify({'/a': {get: operation}})}`);
  expect(page).toContain('"name":"X-Own"');
  expect(page).not.toMatch(/"name":"(?:accept|authorization|content-type)"/i);
});

it('a callback has its credentials, deprecation, and external documentation', async () => {
  const [, page = ''] = await render(`paths:
  /a:
    post:
      operationId: it
      responses: {}
      callbacks: {on: {'{$url}': {post: {deprecated: true, security: [{key: []}], externalDocs: {url: 'https://docs.example'}, responses: {}}}}}
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Callback}}}`);
  const [, callback = ''] = page.split('#callbacks.on');
  expect(callback).toContain('is deprecated');
  expect(callback).toContain('X-Callback');
  expect(callback).toContain('https://docs.example');
});

it('alternatives say the values that they allow for the discriminator, also in allOf', async () => {
  const schemas = `{A: {properties: {k: {enum: [a1, a2]}}}, B: {properties: {k: {type: string}}}}`;
  const oneOf = "[{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]";
  const choice = `{oneOf: ${oneOf}, discriminator: {propertyName: k}}`;
  for (const schema of [choice, `{allOf: [{type: object}, ${choice}]}`]) {
    const [, page] = await render(
      `paths: {/a: {post: {operationId: it, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}
components: {schemas: ${schemas}}`,
    );
    expect(page, schema).toContain('"discriminator":"k"');
    expect(page, schema).toContain('"chosenBy":["a1","a2"]');
    expect(page, schema).toContain('"chosenBy":["B"]');
  }
});
