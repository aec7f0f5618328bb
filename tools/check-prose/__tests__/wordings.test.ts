/** Every wording matches its wrong example and not the right one; ordinary sentences match none. */
import {describe, expect, it} from 'vitest';
import {checkWording} from '../checkWording';
import {wordings} from '../wordings';

const phrases = (comment: string) =>
  checkWording('src/example.ts', `/** ${comment} */\n`).map(({phrase}) => phrase);

describe('wordings', () => {
  it.each(wordings.map(({example}) => example))('"%s" becomes "%s"', (wrong, right) => {
    expect(phrases(wrong)).not.toEqual([]);
    expect(phrases(right)).toEqual([]);
  });

  it.each([
    'An abbreviation that stands for a longer name.',
    'Hold down the key; the page holds back the scroll.',
    'There is no page below this folder.',
    'The value is no longer needed, and is no more than 10.',
    'Tells the reader which key to press.',
    'There is no room for a second column.',
    'The developer kit contains a sandbox.',
    'The model returns a refusal.',
    'Of course the list may be empty.',
    'The menu works with the keyboard alone.',
    'Reads `tests/house` and https://example.org/ledger.',
    'The understanding of standard output.',
    'What if the file is missing?',
    'The port is taken from the environment.',
  ])('accepts "%s"', (sentence) => {
    expect(phrases(sentence)).toEqual([]);
  });
});

describe('checkWording', () => {
  it('reports the line of a phrase in a comment of several lines', () => {
    const source = 'const a = 1;\n/**\n * The first line.\n * It is read\n * anew.\n */\n';
    expect(checkWording('src/example.ts', source)).toMatchObject([{line: 5, phrase: 'anew'}]);
  });

  it('joins the lines of a sentence', () => {
    const source = '// It runs in a process of its\n// own.\n';
    expect(checkWording('src/example.ts', source)).toMatchObject([{line: 1, phrase: 'of its own'}]);
  });

  it('reads messages and test titles, and skips other strings', () => {
    const source = `
      const route = '/beside/the/house';
      throw new Error(\`The file beside \${name} is missing.\`);
      console.log('The build mends all the pages.');
    `;
    expect(checkWording('src/example.ts', source)).toMatchObject([
      {line: 3, phrase: 'beside'},
      {line: 4, phrase: 'mends'},
    ]);
    const test = `it('reads what stands in the page', () => f('one that stands in a page'));`;
    expect(checkWording('src/__tests__/a.test.ts', test)).toMatchObject([{phrase: 'stands'}]);
  });

  it('does not take text in strings, regular expressions, or JSX for comments', () => {
    const source = [
      "const address = 'https://example.org/beside';",
      'const pattern = /\\/\\/ beside/;',
      'const element = <p>// beside</p>;',
      'const text = `// beside`;',
    ].join('\n');
    expect(checkWording('src/example.tsx', source)).toEqual([]);
  });

  it('reads Markdown without code, and comments of CSS, YAML, and shell files', () => {
    const markdown = '# Title\n\nThe file `beside` it.\n\n```sh\nbeside\n```\n\nIt is beside it.\n';
    expect(checkWording('README.md', markdown)).toMatchObject([{line: 9}]);
    expect(checkWording('a.css', 'a {}\n/* Beside it. */\n')).toMatchObject([{line: 2}]);
    expect(checkWording('a.yml', 'on: push # beside it\ncolor: "#beside"\n')).toHaveLength(1);
  });
});
