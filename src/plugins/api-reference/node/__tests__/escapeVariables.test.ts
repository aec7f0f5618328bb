import {expect, it} from 'vitest';
import {substitute} from '../../../../lib/variables';
import {escapeVariables} from '../markdown';

it.each([
  ['{{product}}', '\\{{product}}'],
  ['{{ node1.url }}', '\\{{ node1.url }}'],
  ['{{product\n}}', '{{product\n}}'],
  ['{{\nproduct}}', '{{\nproduct}}'],
])('escapes what the site would replace, and nothing else: %j', (text, escaped) => {
  expect(escapeVariables(text)).toBe(escaped);
  // Without the backslash that the site removes, the reader sees the text of the specification.
  expect(substitute(escaped, {}, {file: 'a.yaml'})).toBe(text);
});
