import {expect, it} from 'vitest';
import {escapeMarkdown} from '../escapeMarkdown';

it.each([
  ['Return List<Tide> | *all* of them', 'Return List\\<Tide> | \\*all\\* of them'],
  ['Set max_tokens, _id, and a[0]', 'Set max_tokens, \\_id, and a\\[0\\]'],
  ['Two\n  lines', 'Two lines'],
])('%s keeps its text in Markdown', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});
