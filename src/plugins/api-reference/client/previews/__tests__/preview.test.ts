import {describe, expect, it, vi} from 'vitest';
import {readSummary} from '../preview';

vi.mock('../preview.lazy.css', () => ({}));

const page = `# Upload data

> Store documents in a collection.

Page: https://docs.example.org/api/db/upload-data

POST \`/api/v1/data/create\`

## Example

> Not this.
`;

describe('readSummary', () => {
  it('reads the description, the method, and the path', () => {
    expect(readSummary(page)).toEqual({
      method: 'POST',
      path: '/api/v1/data/create',
      description: 'Store documents in a collection.',
    });
  });

  it('finds no operation on other pages', () => {
    expect(readSummary(page.replace('POST `', '`'))).toBeUndefined();
    expect(readSummary(page.replace('POST', '## Later\n\nPOST'))).toBeUndefined();
    expect(readSummary('')).toBeUndefined();
  });
});
