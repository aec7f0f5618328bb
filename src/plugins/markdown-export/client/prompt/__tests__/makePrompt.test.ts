// @vitest-environment happy-dom
import {expect, it} from 'vitest';
import {makePrompt, unusedLabels} from '../makePrompt';

const markdown = `# Upload data

## Example

**curl**

\`\`\`bash
# a comment of curl
curl 'https://a.example'
\`\`\`

**Go**

\`\`\`go
**Go**
\`\`\`

**200**

Every document was stored

## Responses

### 404 Not Found

The schema is gone.
`;

it('keeps the contract, the errors, and only the chosen sample', () => {
  const prompt = makePrompt(markdown, ['curl', 'TypeScript']);
  expect(prompt).toMatch(/^Write code that calls the API operation below\./);
  expect(prompt).not.toContain('curl');
  for (const kept of ['# Upload data', '```go\n**Go**\n```', '**200**', '404 Not Found'])
    expect(prompt).toContain(kept);
});

it('ends a tab at the next heading, but not in code', () => {
  const prompt = makePrompt(markdown, ['200', 'Go']);
  expect(prompt).toContain("# a comment of curl\ncurl 'https://a.example'");
  expect(prompt).not.toContain('Every document');
  expect(prompt).toContain('## Responses');
});

it('reads the languages that are not chosen from the first tabs of an operation', () => {
  document.body.innerHTML = `<div data-operation>
    <ul role="tablist"><li aria-selected="false">curl</li><li aria-selected="true">Go</li></ul>
    <ul role="tablist"><li aria-selected="false">200</li></ul></div>`;
  expect(unusedLabels(document)).toEqual(['curl']);
});
