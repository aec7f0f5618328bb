/** A small site for tests of the engine. */
import type {PageItem, RecordsFile, SearchPage} from '../record';

function page(path: string, title: string, items: readonly PageItem[], keywords = ''): SearchPage {
  const section = path.startsWith('/api') ? 'API' : 'Build';
  const method = path.endsWith('-data') ? 'POST' : undefined;
  return {
    path,
    section,
    title,
    keywords,
    method,
    items,
  };
}

export const file: RecordsFile = {
  origin: 'https://docs.example.org',
  synonyms: [
    ['delete', 'remove'],
    ['llm', 'model', 'large language model'],
  ],
  pages: [
    page('/quickstart', 'Quickstart', [
      'Store a first record and read it again.',
      [2, 'encrypt', 'Encrypt a value'],
      'Values are encrypted before they are uploaded to the nodes.',
      [2, 'limits', 'Rate limits'],
      'A key that asks too often gets status 429 and waits a minute.',
    ]),
    page('/api/delete-data', 'Delete data', [
      'Deletes the records of a collection that match a filter.',
      [2, 'endpoint', 'POST /api/v1/data/delete'],
      'The body names the schema and a filter. DataNotFound means that no record matched.',
      [5, 'request.filter', 'filter'],
      'object, required. Records that match are deleted.',
    ]),
    page('/api/upload-data', 'Upload data', [
      'Stores records in a collection.',
      [2, 'endpoint', 'POST /api/v1/data/create'],
      'Up to 10,000 records in one request. Mark secret fields with %allot.',
    ]),
    page('/api/models', 'List models', [
      'The language models that the node serves.',
      [2, 'endpoint-1', 'GET /v1/models'],
      'Returns every model with its name. Requests carry max_tokens and are signed with ES256K.',
    ]),
    page(
      '/summary',
      'Summary for assistants',
      ['Everything in few words.', {code: 'const jwt = createToken(organization);'}],
      'cheat sheet',
    ),
  ],
};
