import {describe, expect, it} from 'vitest';
import {hasCode, keepLanguage, readLanguage} from '../language';

const tab = (label: string, language: string) =>
  `**${label}**\n\nRun it:\n\n\`\`\`${language} title="a"\nfirst\n\n\nlast\n\`\`\``;
const EXAMPLE = `Before.\n\n${tab('TypeScript', 'ts')}\n\n${tab('Python', 'py')}\n\nAfter.`;

describe('readLanguage', () => {
  it.each([
    ['Sum values in TypeScript', 'TypeScript'],
    ['use node.js to sum', 'TypeScript'],
    ['python: sum', 'Python'],
    ['sum with curl', 'curl'],
    ['sum values in Go', 'Go'],
    ['how do I go live', undefined],
  ])('of %s is %s', (question, label) => {
    expect(readLanguage(question).language?.label).toBe(label);
  });

  it('leaves the name of the language out of the question', () => {
    expect(readLanguage('sum in Python, python3 or not').rest).toBe('sum in  , python3 or not');
  });
});

describe('keepLanguage', () => {
  const {language: python} = readLanguage('Python');
  const {language: curl} = readLanguage('curl');

  it('keeps the tab of one language, with its code byte by byte', () => {
    expect(keepLanguage(EXAMPLE, python)).toBe(`Before.\n\n${tab('Python', 'py')}\n\nAfter.`);
  });

  it('keeps TypeScript if no language is named', () => {
    expect(keepLanguage(EXAMPLE)).toBe(`Before.\n\n${tab('TypeScript', 'ts')}\n\nAfter.`);
  });

  it('keeps a text without this language', () => {
    expect(keepLanguage(EXAMPLE, curl)).toBe(EXAMPLE);
  });

  it('knows which code a text has', () => {
    expect(python && hasCode(EXAMPLE, python)).toBe(true);
    expect(curl && hasCode(EXAMPLE, curl)).toBe(false);
  });
});
