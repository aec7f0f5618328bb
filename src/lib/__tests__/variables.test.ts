import {describe, expect, it} from 'vitest';
import {substitute} from '../variables';

const values = {product: 'Acme', prefix: 'ac', 'node1.url': 'https://a.example'};
const mdx = (text: string) => substitute(text, values, {file: 'docs/a.mdx', syntax: 'mdx'});

describe('substitute', () => {
  it('replaces names in prose, headings, link targets, fences and front matter', () => {
    expect(
      mdx(
        '---\ntitle: {{product}}\n---\n# {{ product }}\n[a](/api/{{prefix}}db)\n```sh\ncurl {{node1.url}}\n```',
      ),
    ).toBe('---\ntitle: Acme\n---\n# Acme\n[a](/api/acdb)\n```sh\ncurl https://a.example\n```');
  });

  it('ignores JSX objects and other template expressions', () => {
    const text = '<b style={{color: "red"}}>x</b> and {{ secrets["a"] }}';
    expect(mdx(text)).toBe(text);
  });

  it('keeps an escaped variable: escaped for MDX in prose, with bare braces in code and front matter', () => {
    expect(mdx('\\{{github.x}} and `\\{{github.x}}`')).toBe(
      '\\{\\{github.x\\}\\} and `{{github.x}}`',
    );
    expect(mdx('---\ntitle: "\\{{a}}"\n---\n~~~yaml\n\\{{a}}\n~~~\n\\{{a}}')).toBe(
      '---\ntitle: "{{a}}"\n---\n~~~yaml\n{{a}}\n~~~\n\\{\\{a\\}\\}',
    );
    expect(substitute('\\{{a}}', values, {file: 'openapi/a.yaml'})).toBe('{{a}}');
  });

  it('keeps the text between escaped braces exactly', () => {
    expect(mdx('\\{{ a }} `\\{{ a }}`')).toBe('\\{\\{ a \\}\\} `{{ a }}`');
    expect(substitute('\\{{  a}}', values, {file: 'openapi/a.yaml'})).toBe('{{  a}}');
  });

  it('leaves a code block with noVariables as it is, and only that one', () => {
    const block = '```yaml title="a" noVariables\n{{ x }} \\{{y}} {{product}}\n```';
    expect(mdx(`${block}\n{{product}}`)).toBe(`${block}\nAcme`);
    expect(mdx(`> ~~~ noVariables\n> {{x}}\n> ~~~`)).toBe(`> ~~~ noVariables\n> {{x}}\n> ~~~`);
    expect(() => mdx('```yaml noVariablesHere\n{{prodct}}\n```')).toThrow('unknown variable');
    expect(() => mdx('{{x}} noVariables')).toThrow('unknown variable {{x}}');
  });

  it('stay literal in code if they are similar to no variable, but not in text and front matter', () => {
    const code = '```html\n<p>{{ name }}</p>\n```\n`{{ item.x }}`';
    expect(mdx(code)).toBe(code);
    expect(() => mdx('---\ntitle: "{{ item.x }}"\n---\n')).toThrow('unknown variable {{item.x}}');
    expect(() => mdx('`{{prodct}}`')).toThrow('Did you mean {{product}}?');
  });

  it('finds the start and the end of code like Markdown does', () => {
    const inside = '{{a}}';
    const outside = '\\{\\{a\\}\\}';
    for (const [text, found] of [
      ['````md\n```js\n\\{{a}}\n```\n\\{{a}}\n````\n\\{{a}}', [inside, inside, outside]],
      ['```md\n```js\n\\{{a}}\n```\n\\{{a}}', [inside, outside]],
      ['```x```\n\\{{a}}', [outside]],
      ['> ~~~\n> \\{{a}}\n> ~~~\n\\{{a}}', [inside, outside]],
      ['- x\n\n  ```\n  \\{{a}}', [inside]],
    ] as const)
      expect(mdx(text).match(/\\?\{\\?\{a\\?\}\\?\}/g)).toEqual(found);
  });

  it('reports file, line, column, variable, and the nearest known name', () => {
    expect(() => mdx('one\n\nSee {{prodct}}.')).toThrow(
      'docs/a.mdx:3:5: unknown variable {{prodct}}. Did you mean {{product}}? For literal braces write \\{{prodct}}.',
    );
  });

  it('reports all unknown variables at once, also on one line', () => {
    expect(() => substitute('{"a":"{{x}}","b":"{{prefx}}"}', values, {file: 'a.json'})).toThrow(
      /^a\.json:1:7: unknown variable \{\{x\}\}\..*\na\.json:1:19: unknown variable \{\{prefx\}\}/,
    );
  });

  it('refers to the list of names when no name is similar', () => {
    expect(() => mdx('{{somethingElseEntirely}}')).toThrow(
      'Known names are in src/config/variables.ts.',
    );
  });

  it('does not use inherited properties as variables', () => {
    expect(() => mdx('{{constructor}}')).toThrow('unknown variable {{constructor}}');
  });
});
