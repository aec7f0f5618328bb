/** Each rule reports a wrong page with line and remedy, and accepts a correct one. */
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {makePage} from '../../lib/pages';
import {rules} from '../rules';

const description = 'A description that is long enough for a search result, and short enough, too.';
const front = (extra = '', text = description) =>
  `---\ntitle: Title\ndescription: ${text}\nslug: /page\n${extra}---\n\n`;
const goodBody = `Text with a [named place](/quickstart), \`https://node.example\` and <Copy>https://node.example</Copy>.

## First

A <Term id="share">share</Term>.

:::note[Mind]

![Three nodes](/img/nodes.svg)

:::

<Steps>

### One

Do it.

</Steps>
`;

function check(name: string, ...sources: string[]) {
  const rule = rules[name];
  if (rule === undefined) throw new Error(`no rule ${name}`);
  return rule(sources.map((source, index) => makePage(`docs/${index}.mdx`, source, {})));
}

const bad: readonly [rule: string, source: string, line: number, problem: string][] = [
  ['front-matter', `---\ndescription: ${description}\nslug: /page\n---\n`, 1, 'no title'],
  [
    'front-matter',
    front('', 'Too short.'),
    3,
    'description must NOT have fewer than 50 characters, found "Too short."',
  ],
  [
    'front-matter',
    front('', 'Long. '.repeat(40)),
    3,
    'description must NOT have more than 160 characters',
  ],
  ['front-matter', front().replace('/page', 'page/'), 4, 'slug must match pattern'],
  ['front-matter', front('summary_weight: 101\n'), 5, 'summary_weight must be <= 100, found 101'],
  ['front-matter', front('sumary_weight: 1\n'), 5, 'unknown key "sumary_weight"'],
  [
    'drawings',
    `${front()}~~~mermaid\nflowchart LR\n  accTitle: A\n  a --> b\n~~~\n`,
    7,
    'the diagram is not drawn',
  ],
  [
    'glossary-terms',
    `${front()}A <Term id="share">a</Term>.\n\nB <Term id="share">b</Term>.\n`,
    9,
    'is linked on line 7 already',
  ],
];

describe('rules for pages', () => {
  it.each(bad)('%s finds %j', (rule, source, line, problem) => {
    const findings = check(rule, source);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({file: 'docs/0.mdx', line});
    expect(findings[0]?.problem).toContain(problem);
    expect(findings[0]?.remedy).not.toBe('');
  });

  it('unique finds what two pages share', () => {
    const findings = check(
      'unique',
      front(),
      front().replace('/page', '/other').replace('Title', 'Other'),
    );
    expect(findings).toEqual([
      {
        file: 'docs/1.mdx',
        line: 3,
        problem: 'the same description as docs/0.mdx',
        remedy: 'say what is special about this page',
      },
    ]);
  });

  it('are content with a good page, and with a component that the page imports', () => {
    const imported = `${front()}import Thing from '@site/thing';\n\n<Thing />\n`;
    for (const name of Object.keys(rules)) {
      expect(check(name, front() + goodBody)).toEqual([]);
      expect(check(name, imported)).toEqual([]);
    }
  });

  it('each have a bad page above', () => {
    const tested = new Set([...bad.map(([rule]) => rule), 'unique']);
    expect(Object.keys(rules).filter((name) => !tested.has(name))).toEqual([]);
  });
});

describe('tools', () => {
  const run = (bin: string, args: string[], input: string) => {
    const {stdout, stderr, status} = spawnSync(`node_modules/.bin/${bin}`, args, {
      input,
      encoding: 'utf8',
    });
    return {output: stdout + stderr, status};
  };

  it('cspell names a misspelt word with its line, and not one in code or in the dictionary', () => {
    const text =
      'A fine line.\n\nA mispelled word.\n\nA `wrogn` one, Keplr.\n\n```ts\nwrogn();\n```\n';
    const {output, status} = run(
      'cspell',
      ['lint', '--no-progress', '--no-summary', '--config', 'cspell.json', 'stdin://docs/page.mdx'],
      text,
    );
    expect(status).toBe(1);
    expect(output).toMatch(/page\.mdx:3:3 .*mispelled/);
    expect(output).not.toMatch(/wrogn|Keplr/);
  }, 120_000);

  it('markdownlint names each mistake with its line', () => {
    const text = `${front()}# Title

\`\`\`
code
\`\`\`

### A level is left out

![](/img/a.svg)

<img src="/img/a.svg" />

See https://node.example, and \`https://node.example\`, and <Copy>https://node.example</Copy>.

Click [here](/quickstart) or [read more](/quickstart) of [the steps](/quickstart).
`;
    const {output, status} = run('markdownlint-cli2', ['-'], text);
    expect(status).toBe(1);
    const found = [...output.matchAll(/^stdin:(\d+)\S* error (MD\d+)/gm)];
    expect(found.map(([, line, rule]) => `${line} ${rule}`)).toEqual([
      '7 MD025',
      '9 MD040',
      '13 MD001',
      '15 MD045',
      '17 MD045',
      '19 MD034',
      '21 MD059',
      '21 MD059',
    ]);
  }, 120_000);
});
