import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {markdownPagesPlugin, writeExactly} from '..';
import {allPageFiles, makeMarkdownPage} from '../page';
import {toBlocks} from '../richText';
import {stringify} from '../../pages/stringify';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-pages-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function add(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
}

const toUrl = (sitePath: string) => `https://x.example${sitePath}`;
const make = (file: string) =>
  makeMarkdownPage(file, {
    siteDir,
    variables: {product: 'Acme', prefix: 'ac'},
    glossary: [],
    toUrl,
    summaries: new Map([[6000, 'six.txt']]),
  });
const bodyOf = (file: string) => make(file).text.split('\n').slice(7).join('\n');
const head = '---\ntitle: T\nslug: /t\ndescription: Says it.\n---\n\n';

describe('a page that people wrote', () => {
  it('has a head, substituted variables, and the route of its slug', () => {
    add(
      'docs/a.mdx',
      '---\ntitle: Use {{product}}\nslug: /{{prefix}}/use\ndescription: All of {{product}}.\n---\n\nHello {{product}}.\n',
    );
    expect(make('docs/a.mdx')).toEqual({
      route: '/ac/use',
      text: '# Use Acme\n\n> All of Acme.\n\nPage: https://x.example/ac/use\nAll pages: https://x.example/llms.txt\n\nHello Acme.\n',
    });
  });

  it('fills in samples and keeps the title of a file', () => {
    add('examples/a.ts', '// #region it\nrun();\n// #endregion it\n');
    add('docs/a.mdx', `${head}\`\`\`ts title="a.ts" file=examples/a.ts#it\n\`\`\`\n`);
    expect(bodyOf('docs/a.mdx')).toBe('```ts title="a.ts"\nrun();\n```\n');
  });

  it('links to the text of a summary, and to the page for what depends on settings', () => {
    add('docs/a.mdx', `${head}<LlmSummary budget={6000} />\n\n<StoredAndSent />\n`);
    expect(bodyOf('docs/a.mdx')).toBe(
      'The text: [six.txt](https://x.example/six.txt)\n\nMade from the settings of the site that you read: see [the page](https://x.example/t).\n',
    );
  });

  it('stops at a component that would be lost', () => {
    add('docs/a.mdx', `${head}<Chart of="x" />\n`);
    expect(() => make('docs/a.mdx')).toThrow(
      'docs/a.mdx: <Chart> holds no text, so the page as Markdown would lose it. Say in src/capabilities/copies/markdown-pages/components.ts what it says.',
    );
  });
});

describe('a page of the API reference', () => {
  const page = (mdx: string, data: object) => {
    add('docs/api/x/add.api.mdx', head + mdx);
    add('docs/api/x/add.json', JSON.stringify(data));
    return bodyOf('docs/api/x/add.api.mdx');
  };

  it('writes method and path, headings without anchors, and samples under their language', () => {
    expect(
      page(
        '<Endpoint of={data.endpoint}><Copy>{data.endpoint.path}</Copy></Endpoint>\n\n## Example {/* #example */}\n\n<Examples>\n<div>\n<Tabs>\n<TabItem value={"ts"} label={"TypeScript"}>\n\n```ts\na();\n```\n\n</TabItem>\n</Tabs>\n</div>\n</Examples>\n',
        {endpoint: {method: 'POST', path: '/add', deprecated: true}},
      ),
    ).toBe(
      '**This operation is deprecated. New code should not use it.**\n\n`POST /add`\n\n## Example\n\n**TypeScript**\n\n```ts\na();\n```\n',
    );
  });

  it('writes a body with every depth, limit and alternative', () => {
    const schema = {
      id: 'request.body',
      type: 'object',
      flags: ['closed'],
      text: ['All of it.'],
      children: [
        {
          id: 'n',
          name: 'n',
          type: 'number',
          flags: ['required', 'nullable'],
          text: ['How ', ['em', 'many'], '.'],
          limits: [
            ['minimum', '0'],
            ['enum', '"a"', '"b"'],
          ],
        },
        {
          id: 'o',
          name: 'o',
          type: 'object',
          children: [{id: 'o.*', name: '*', role: 'additional', type: 'any'}],
        },
        {id: 'p', name: '^x', role: 'pattern', type: 'string', cut: true},
        {
          id: 'q',
          name: 'q',
          type: 'any',
          alternatives: [
            {
              kind: 'oneOf',
              discriminator: 'kind',
              items: [
                {
                  id: 'q1',
                  name: 'Cat',
                  type: 'object',
                  chosenBy: ['cat'],
                  sameAs: {id: 'n', name: 'n'},
                },
              ],
            },
          ],
        },
        {
          id: 'l',
          name: 'l',
          type: 'array',
          children: [
            {id: 'l[]', role: 'item', type: 'string <uuid>'},
            {id: 'l0', role: 'item', name: '0', type: 'any'},
          ],
        },
      ],
    };
    expect(
      page('<Bodies items={data.request} required={data.requestRequired} />', {
        request: [{mediaType: 'application/json', schema}, {mediaType: 'text/plain'}],
        requestRequired: true,
      }),
    ).toBe(`Content type \`application/json\`, required, no other properties: \`object\`

All of it.

- \`n\` (\`number\`, required, may be null): How *many*.

  Minimum: \`0\`; Allowed values: \`"a"\`, \`"b"\`
- \`o\` (\`object\`)
  - any other property (\`any\`)
- names that match \`^x\` (\`string\`): Deeper levels are in the specification to download.
- \`q\` (\`any\`): Exactly one of (chosen by \`kind\`):
  - \`Cat\` (\`object\`, when kind is cat): Same shape as \`n\`, described above.
- \`l\` (\`array\`)
  - each item (\`string <uuid>\`)
  - item at position \`0\` (\`any\`)

Content type \`text/plain\`, required
`);
  });

  it('writes credentials, servers, headers, downloads and the JSON Schema', () => {
    const scheme = {
      id: 'a',
      name: 'key',
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      text: ['Sign it.'],
    };
    expect(
      page(
        "<Authentication of={data.security} />\n\n<Authentication of={data.open} />\n\n<Servers items={data.servers} />\n\n<Headers items={data['response.429.headers']} />\n\n<Bodies items={data['response.204']} />\n\n<Downloads name={\"acdb\"} />\n\n<JsonSchema>\n\n```json\n{}\n```\n\n</JsonSchema>",
        {
          security: [[scheme], []],
          open: [],
          servers: [{url: 'https://n.example', text: ['Public.']}],
          'response.429.headers': [{id: 'h', name: 'Retry-After', type: 'integer'}],
          'response.204': [],
        },
      ),
    ).toBe(`**key**: Bearer token (JWT) in the Authorization header.

Sign it.

or

No credentials are needed.

No credentials are needed.

- \`https://n.example\`: Public.

**Headers**

- \`Retry-After\` (\`integer\`)

No body.

- [OpenAPI file, YAML](https://x.example/openapi/acdb.yaml)
- [OpenAPI file, JSON](https://x.example/openapi/acdb.json)

**JSON Schema of the body**

\`\`\`json
{}
\`\`\`
`);
  });

  it('names the page whose data is missing', () => {
    expect(() => page('<Servers items={data.servers} />', {})).toThrow(
      'docs/api/x/add.api.mdx: <Servers items={data.servers}> names no value of the data beside the page.',
    );
  });
});

describe('a description', () => {
  const markdown = (...nodes: Parameters<typeof toBlocks>[0]) => stringify(toBlocks(nodes, toUrl));

  it('keeps lists, tables, code and links', () => {
    expect(
      markdown(
        ['p', 'A ', ['a', '/b', 'link'], '.'],
        ['ul', ['li', 'one'], ['li', ['strong', 'two']]],
      ),
    ).toBe('A [link](https://x.example/b).\n\n- one\n- **two**');
    expect(
      markdown(['table', ['thead', ['tr', ['th', 'K']]], ['tbody', ['tr', ['td', ['code', 'v']]]]]),
    ).toBe('| K |\n| - |\n| `v` |');
    expect(markdown(['pre', ['code', 'a\n']], ['blockquote', ['p', 'said']])).toBe(
      '```\na\n```\n\n> said',
    );
  });

  it('cannot become markup', () => {
    expect(markdown('<b>x</b> *y*')).toBe('\\<b>x\\</b> \\*y\\*');
  });
});

describe('the files', () => {
  it('are made for every page, and removed with it', async () => {
    add('docs/a.mdx', `${head}One.\n`);
    add('docs/_part.mdx', 'Part.\n');
    expect(allPageFiles(siteDir)).toEqual(['docs/a.mdx']);
    const plugin = markdownPagesPlugin({
      variables: {},
      glossary: [],
      siteAddress: 'https://x.example/base/',
      summaries: [],
      staticDir: 'out',
    });
    if (typeof plugin !== 'function') throw new Error('a plugin is a function');
    const {loadContent} =
      (await plugin({siteDir} as Parameters<typeof plugin>[0], undefined)) ?? {};
    await loadContent?.();
    expect(readFileSync(path.join(siteDir, 'out/t.md'), 'utf8')).toContain(
      'Page: https://x.example/base/t\n',
    );

    writeExactly(path.join(siteDir, 'out'), new Map([['deep/u.md', 'U\n']]));
    expect(readdirSync(path.join(siteDir, 'out'), {recursive: true}).sort()).toEqual([
      'deep',
      'deep/u.md',
    ]);
  });
});
