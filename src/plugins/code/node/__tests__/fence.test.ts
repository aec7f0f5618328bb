import {describe, expect, it} from 'vitest';
import {highlightFence} from '../..';
import {readMagicComments} from '../magicComments';
import {parseMeta} from '../meta';
import {isKnownLanguage, tokenize} from '../tokenize';

const options = {siteDir: '/nowhere'};
const highlight = (language: string, value: string, meta = '') => {
  const warnings: string[] = [];
  const props = highlightFence({language, meta, value}, options, {
    warn: (text) => warnings.push(text),
    warnOnce: (text) => warnings.push(text),
  });
  return {...props, warnings};
};
const html = (language: string, value: string, meta = '') => highlight(language, value, meta).html;
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('the settings of a code block', () => {
  it('are title, lines, line numbers, and file, in any order', () => {
    expect(parseMeta(`{1,3-4} title="a b.ts" showLineNumbers`)).toEqual({
      lines: new Set([1, 3, 4]),
      title: 'a b.ts',
      numbered: 1,
      continued: false,
      ignored: [],
      problems: [],
    });
    expect(parseMeta('file=examples/vault/up-load.ts#write_all').file).toEqual({
      path: 'examples/vault/up-load.ts',
      region: 'write_all',
    });
  });

  it.each([
    ['titel="a"', '"titel="a"" is not a known setting. The settings of a code block are title="…"'],
    ['{3-1}', '"3-1" is not a line or a range of lines'],
    ['{0}', '"0" is not a line or a range of lines'],
    ['showLineNumbers=five', 'is not a known setting'],
  ])('ignore %s, with a message', (meta, message) => {
    expect(parseMeta(meta).problems).toEqual([expect.stringContaining(message)]);
  });

  it.each(['file=../secret.ts', 'file=examples/../.env'])('reject %s', (meta) => {
    expect(() => parseMeta(meta)).toThrow('must be a path in examples/');
  });

  it('mark the lines that the code has, with a message about the others', () => {
    const {html: markup, warnings} = highlight('text', 'a\nb', '{2-9}');
    expect(markup).toBe('a\n<span class="l hl">b</span>');
    expect(warnings).toEqual([expect.stringContaining('Line 9 cannot be highlighted')]);
  });

  it('may be followed by a name of a file, which is listed as an unknown word', () => {
    expect(parseMeta('package.json').ignored).toEqual(['package.json']);
    expect(parseMeta('title="a.ts"{2}')).toMatchObject({title: 'a.ts', lines: new Set([2])});
    expect(parseMeta('{"a"}').problems).toEqual([expect.stringContaining('is not a known')]);
  });

  it('include the number of the first line; unknown words are listed', () => {
    expect(parseMeta('showLineNumbers=5 live')).toEqual({
      lines: new Set(),
      numbered: 5,
      continued: false,
      ignored: ['live'],
      problems: [],
    });
  });

  it('may have spaces in a range', () => {
    expect([...parseMeta('{2, 4 - 5}').lines]).toEqual([2, 4, 5]);
  });
});

describe('JSON in strings', () => {
  it('is highlighted in the request body of a shell command', () => {
    const [, line] = tokenize(`curl -d '{\n  "a": 1\n}' url`, 'bash');
    expect(line?.map(({role, text}) => [role, text.trim()])).toEqual([
      ['', ''],
      ['p', '"a"'],
      ['', ':'],
      ['n', '1'],
    ]);
  });

  it('is not highlighted in other strings', () => {
    for (const text of ["echo '[a-z]'", 'echo "{a}"', "echo 'x: {}'"])
      expect(tokenize(text, 'bash')[0]?.map(({role}) => role)).toEqual(['t', 's']);
  });
});

describe('magic comments', () => {
  it.each([
    '// highlight-next-line',
    '# highlight-next-line',
    '-- highlight-next-line',
    '{/* highlight-next-line */}',
    '<!-- highlight-next-line -->',
    '% highlight-next-line',
    ';; highlight-next-line',
    "' highlight-next-line",
    "_ ' highlight-next-line",
    'REM highlight-next-line',
    'rem highlight-next-line',
    '! highlight-next-line',
    '(* highlight-next-line *)',
    '*> highlight-next-line',
  ])('are read in the comments of every language: %s', (comment) => {
    const {code, marks} = readMagicComments(`a\n  ${comment}\nb`, 'text');
    expect(code).toBe('a\nb');
    expect([...marks]).toEqual([[2, 'highlight']]);
  });

  it('are not read in other text', () => {
    const source = 'remark highlight-next-line\nx % highlight-next-line';
    expect(readMagicComments(source, 'text').code).toBe(source);
  });

  it('are removed, and mark the right lines in every comment style', () => {
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
    expect(readMagicComments(source, 'mdx').code, 'comments in an example of MDX stay').toBe(
      source,
    );
  });

  it('report a start without an end, and an end without a start', () => {
    expect(readMagicComments('a\n// add-start\nb', 'ts')).toEqual({
      code: 'a\nb',
      marks: new Map([[2, 'add']]),
      problems: ['Line 2 of the code is add-start, but no add-end follows.'],
    });
    expect(readMagicComments('a\n// add-end', 'ts')).toEqual({
      code: 'a',
      marks: new Map(),
      problems: ['Line 2 of the code is add-end, but no add-start is open.'],
    });
  });

  it('mark the lines of a diff, whose + and - stay in the text', () => {
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

  it('does not treat functions of Prism or objects as languages', () => {
    for (const name of ['extend', 'insertBefore', 'DFS', 'toString', '__proto__']) {
      expect(isKnownLanguage(name)).toBe(false);
    }
  });

  it('uses color roles as classes, merges neighbors of one role, and adds no styles', () => {
    expect(html('ts', 'const a: Map = f(`x${1}`); //<b>')).toBe(
      '<span class="k">const</span> a: Map = <span class="f">f</span>(<span class="s">`x</span>${<span class="n">1</span>}<span class="s">`</span>); <span class="c">//&lt;b&gt;</span>',
    );
  });

  it('highlights the JSON body of an HTTP message', () => {
    const message = 'POST /v1 HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}';
    expect(html('http', message)).toContain('<span class="n">1</span>');
  });

  it('keeps the text unchanged in all languages', () => {
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

  it('wraps only marked or numbered lines', () => {
    expect(html('text', 'a\nb\nc', '{2}')).toBe('a\n<span class="l hl">b\n</span>c');
    expect(html('text', 'a\nb', 'showLineNumbers')).toBe(
      '<span class="l">a\n</span><span class="l">b</span>',
    );
  });

  it('marks lines that may break with their indent, and breaks long words anywhere', () => {
    const id = '2a6a5b1c-7e42-4a5b-9c1d-0e2f3a4b5c6d';
    expect(html('text', `    id: ${id}\n    end`)).toBe(
      `<span data-hang="2">    id: <span class="b">${id}</span>\n</span>    end`,
    );
  });

  it('gives numbered comments an id, in blocks with line numbers', () => {
    expect(html('text', '// 2. Read it.\n // 3. No', 'showLineNumbers')).toBe(
      '<span class="l" id="note-2" data-note="2">// 2. Read it.\n</span><span class="l"> // 3. No</span>',
    );
    expect(html('text', '# 1. One', 'showLineNumbers')).toContain('data-note="1"');
    expect(html('text', '// 2. Read it.', '')).not.toContain('note');
  });

  it('ignores the case of language names', () => {
    expect(highlight('TypeScript', 'const a = 1;')).toMatchObject({
      language: 'typescript',
      html: '<span class="k">const</span> a = <span class="n">1</span>;',
      warnings: [],
    });
  });

  it('shows code in unknown languages as plain text, and warns', () => {
    expect(highlight('typscript', 'a < b')).toMatchObject({
      html: 'a &lt; b',
      warnings: [
        'The language "typscript" is unknown, so the code has no colors. Did you mean "typescript"? For plain code, write "text".',
      ],
    });
    expect(highlight('mystery', 'a').warnings[0]).not.toContain('Did you mean');
    expect(highlight('ts', 'a', 'live wide').warnings).toEqual([
      'The setting "live" is unknown and ignored. The settings of a code block are title="…", {1,3-5}, showLineNumbers, file=path#region, continued, noVariables.',
      'The setting "wide" is unknown and ignored. The settings of a code block are title="…", {1,3-5}, showLineNumbers, file=path#region, continued, noVariables.',
    ]);
  });

  it('rejects code in a block with file=', () => {
    expect(() => html('ts', 'a', 'file=examples/a.ts')).toThrow(
      'A code block with file=examples/a.ts must be empty',
    );
  });
});
