import {expect, it} from 'vitest';
import {excerpt} from '../excerpt';

const SECTION = `First paragraph.

| Error | Cause |
| - | - |
| one | a |
| two | the token |

\`\`\`ts
const token = 1;

call(token);
\`\`\`

Last paragraph.`;

it('keeps the blocks with words of the question, and the head of a table', () => {
  expect(excerpt(SECTION, ['token'], 64)).toBe(`| Error | Cause |
| - | - |
| two | the token |

\`\`\`ts
const token = 1;

call(token);
\`\`\`

… Shortened. get_page returns the whole section.`);
});
