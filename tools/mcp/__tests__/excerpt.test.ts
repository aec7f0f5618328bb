import {describe, expect, it} from 'vitest';
import {indexTerms} from '../../../src/plugins/search/shared';
import {excerpt} from '../excerpt';

const SECTION = `First paragraph.

| Error | Cause |
| - | - |
| one | a |
| two | the token |

- An item
  in two lines
- Another item about keys

**TypeScript**

\`\`\`ts
const token = 1;

call(token);
\`\`\`

Last paragraph.`;

/** Returns an excerpt for words that are equally rare. */
function shorten(question: string, length: number, section = SECTION): string {
  const words = indexTerms(question).map((term) => ({
    scores: new Map([[0, 1]]),
    literal: new Set([0]),
    terms: new Set([term]),
    typedTerms: new Set([term]),
    typed: term,
    isKnown: true,
    isIdentifier: false,
    alternatives: [],
  }));
  return excerpt(section, words, 100, length);
}

describe('excerpt', () => {
  it('keeps rows with the head of their table, and code with its label', () => {
    expect(shorten('token', 110)).toBe(`| Error | Cause |
| - | - |
| two | the token |

**TypeScript**

\`\`\`ts
const token = 1;

call(token);
\`\`\``);
  });

  it('counts the head of a table for its rows', () => {
    expect(shorten('cause', 50)).toBe('| Error | Cause |\n| - | - |\n| one | a |');
  });

  it('sorts the rows of a table, the one that fits best first', () => {
    const head = '| Error | Cause |\n| - | - |';
    const section = `${head}\n| one | other words about a token |\n| token | expired token |\n\nText.`;
    expect(shorten('expired token', 100, section)).toBe(
      `${head}\n| token | expired token |\n| one | other words about a token |`,
    );
  });

  it('keeps two tables apart that have the same head', () => {
    const table = (row: string) => `| Error | Cause |\n| - | - |\n${row}`;
    const section = `${table('| one | token |')}\n\nText about a token.\n\n${table('| two | token |')}`;
    expect(shorten('token', 200, section)).toBe(section);
    // The paragraph doesn't fit. Each table still has its head.
    const tables = `${table('| one | token |')}\n\n${table('| two | token |')}`;
    expect(shorten('error', 90, section)).toBe(tables);
  });

  it('keeps single items of a list', () => {
    expect(shorten('keys', 30)).toBe('- Another item about keys');
  });

  it('leaves out blocks without a word of the question', () => {
    expect(shorten('keys', 1000)).toBe('- Another item about keys');
  });

  it('keeps what fits from the start if no block has a word of the question', () => {
    expect(shorten('moon', 1000)).toBe(SECTION);
    expect(shorten('moon', 20)).toBe('First paragraph.');
  });

  it('keeps code with the title above it and with the tabs of its other languages', () => {
    const code = (language: string) => `**${language}**\n\nRun it:\n\n\`\`\`ts\ntoken\n\`\`\``;
    const example = `Send the token:\n\n${code('TypeScript')}\n\n${code('Python')}`;
    expect(shorten('token', 1000, `Other words.\n\n${example}\n\nOther words.`)).toBe(example);
    expect(shorten('token', example.length - 10, example)).toBe('');
  });

  it('is empty if nothing fits', () => {
    expect(shorten('token', 5)).toBe('');
  });
});
