import {describe, expect, it} from 'vitest';
import {highlightFence} from '../..';
import {readMagicComments} from '../magicComments';
import {parseLines, parseMeta} from '../meta';
import {isKnownLanguage, tokenize} from '../tokenize';

const options = {siteDir: '/nowhere'};
const highlight = (language: string, value: string, meta = '') => {
  const warnings: string[] = [];
  const props = highlightFence({language, meta, value}, options, (text) => warnings.push(text));
  return {...props, warnings};
};
const html = (language: string, value: string, meta = '') => highlight(language, value, meta).html;
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('meta of a fence', () => {
  it('reads title, lines, numbers and file, in any order', () => {
    expect(parseMeta(`{1,3-4} title="a b.ts" showLineNumbers`)).toEqual({
      lines: new Set([1, 3, 4]),
      title: 'a b.ts',
      numbered: 1,
      ignored: [],
    });
    expect(parseMeta('file=examples/vault/up-load.ts#write_all').file).toEqual({
      path: 'examples/vault/up-load.ts',
      region: 'write_all',
    });
  });

  it.each([
    ['titel="a"', '"titel="a"" is not understood. A fence takes title="…"'],
    ['file=../secret.ts', 'must be a path below examples/'],
    ['file=examples/../.env', 'must be a path below examples/'],
    ['{3-1}', '"3-1" is no line or range of lines'],
    ['{0}', '"0" is no line or range of lines'],
    ['showLineNumbers=five', 'is not understood'],
  ])('refuses %s', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });

  it('reads the number of the first line, and keeps words of other tools apart', () => {
    expect(parseMeta('showLineNumbers=5 live')).toEqual({
      lines: new Set(),
      numbered: 5,
      ignored: ['live'],
    });
  });

  it('reads a range with spaces', () => {
    expect([...parseLines('2, 4 - 5')]).toEqual([2, 4, 5]);
  });
});

describe('bodies of requests', () => {
  it('are coloured as JSON inside the quotes of a shell', () => {
    const [, line] = tokenize(`curl -d '{\n  "a": 1\n}' url`, 'bash');
    expect(line?.map(({role, text}) => [role, text.trim()])).toEqual([
      ['', ''],
      ['p', '"a"'],
      ['', ':'],
      ['n', '1'],
    ]);
  });

  it('are not seen in other strings', () => {
    for (const text of ["echo '[a-z]'", 'echo "{a}"', "echo 'x: {}'"])
      expect(tokenize(text, 'bash')[0]?.map(({role}) => role)).toEqual(['t', 's']);
  });
});

describe('magic comments', () => {
  it('are taken out, and mark the right lines in every comment style', () => {
    const source = [
      '// highlight-next-line',
      'a',
      '# add-start',
      'b',
      'c',
      '# add-end',
      '<!-- remove-next-line -->',
      'd',
      '{/* error-next-line */}',
      'e',
      '// focus-next-line',
      'f',
    ].join('\n');
    const {code, marks} = readMagicComments(source, 'ts');
    expect(code).toBe('a\nb\nc\nd\ne\nf');
    expect([...marks]).toEqual([
      [1, 'highlight'],
      [2, 'add'],
      [3, 'add'],
      [4, 'remove'],
      [5, 'error'],
      [6, 'focus'],
    ]);
    expect(readMagicComments(source, 'mdx').code, 'the source of a page').toBe(source);
  });

  it('refuses a start without an end, and an end without a start', () => {
    expect(() => readMagicComments('a\n// add-start\nb', 'ts')).toThrow(
      'line 2 of the code starts "add" and no add-end follows.',
    );
    expect(() => readMagicComments('a\n// add-end', 'ts')).toThrow(
      'line 2 of the code ends "add" that was not started.',
    );
  });

  it('marks the signs of a diff and keeps them in the text', () => {
    const diff = html('diff', '-old\n+new\n same');
    expect(diff).toContain('<span class="l del">');
    expect(diff).toContain('<span class="l ins">');
    expect(textOf(diff)).toBe('-old\n+new\n same');
  });
});

describe('highlighting', () => {
  const languages = [
    'ts',
    'tsx',
    'js',
    'json',
    'jsonc',
    'bash',
    'sh',
    'python',
    'go',
    'yaml',
    'http',
    'html',
    'diff',
    'mdx',
    'vue',
    'svelte',
    'astro',
    'terraform',
    'dotenv',
    'text',
    '',
  ];

  it.each(languages)('knows %s', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  it('does not take helpers of Prism, or of objects, for languages', () => {
    for (const name of ['extend', 'insertBefore', 'DFS', 'toString', '__proto__']) {
      expect(isKnownLanguage(name)).toBe(false);
    }
  });

  it('gives roles as classes, merges neighbours, leaves the rest plain and has no style', () => {
    expect(html('ts', 'const a: Map = f(`x${1}`); // <b>')).toBe(
      '<span class="k">const</span> a: Map = <span class="f">f</span>(<span class="s">`x</span>${<span class="n">1</span>}<span class="s">`</span>); <span class="c">// &lt;b&gt;</span>',
    );
  });

  it('highlights the JSON body of an HTTP message', () => {
    const message = 'POST /v1 HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}';
    expect(html('http', message)).toContain('<span class="n">1</span>');
  });

  it('keeps the text letter for letter in all languages', () => {
    const text = '#!/x\n\n  if (a < b && "c") { \'d\'; } // e\n\tf: [1, {"g": null}]\n';
    for (const language of languages) {
      expect(
        tokenize(text, language)
          .map((line) => line.map((piece) => piece.text).join(''))
          .join('\n'),
      ).toBe(text);
      expect(textOf(html(language, text, 'showLineNumbers')).trimEnd()).toBe(text.trimEnd());
    }
  });

  it('wraps lines only where a line is marked or numbered', () => {
    expect(html('text', 'a\nb\nc', '{2}')).toBe('a\n<span class="l hl">b\n</span>c');
    expect(html('text', 'a\nb', 'showLineNumbers')).toBe(
      '<span class="l">a\n</span><span class="l">b</span>',
    );
  });

  it('knows languages in any case', () => {
    expect(highlight('TypeScript', 'const a = 1;')).toMatchObject({
      language: 'typescript',
      html: '<span class="k">const</span> a = <span class="n">1</span>;',
      warnings: [],
    });
  });

  it('shows what it does not know as plain code, and warns', () => {
    expect(highlight('typscript', 'a < b')).toMatchObject({
      html: 'a &lt; b',
      warnings: [
        'the language "typscript" is not known, so the code has no colors. Did you mean "typescript"? For none without this warning write "text".',
      ],
    });
    expect(highlight('mystery', 'a').warnings[0]).not.toContain('Did you mean');
    expect(highlight('ts', 'a', 'live wide').warnings).toEqual([
      '"live" means nothing here and is left out. A fence takes title="…", {1,3-5}, showLineNumbers, file=path#region.',
      '"wide" means nothing here and is left out. A fence takes title="…", {1,3-5}, showLineNumbers, file=path#region.',
    ]);
  });

  it('refuses a line beyond the end, and code beside file=', () => {
    expect(() => html('ts', 'a\nb', '{3}')).toThrow(
      'line 3 is to be highlighted, but there are only 2.',
    );
    expect(() => html('ts', 'a', 'file=examples/a.ts')).toThrow(
      'a fence with file=examples/a.ts is to be empty',
    );
  });
});
