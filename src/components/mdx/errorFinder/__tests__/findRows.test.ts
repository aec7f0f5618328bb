// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest';
import {findRows, readRows, type ErrorRow} from '../findRows';

function row(title: string, ...texts: string[]): ErrorRow {
  return {title, texts, remedy: '', text: title};
}

const rows = [
  row('401 Unauthorized', 'Unauthorized'),
  row('401 Missing or invalid API key', 'Missing or invalid API key'),
  row('404 ResourceAccessDeniedError', 'ResourceAccessDeniedError'),
  row('400 key=…, reason=…', 'key=…, reason=…'),
  row('403 {"detail":"Not authenticated"}', '{"detail":"Not authenticated"}'),
  row('500 DatabaseError with E11000 duplicate key', 'DatabaseError', 'E11000 duplicate key'),
  row('500 DatabaseError on an update', 'DatabaseError'),
  row('Port 9181 (database node 1) is in use', 'Port 9181 (database node 1)'),
  row("500 text such as 'url'", "'url'"),
];
const find = (pasted: string) => findRows(rows, pasted).map(({title}) => title);

describe('findRows', () => {
  it.each([
    ['Unauthorized', '401 Unauthorized'],
    ['HTTP/1.1 401 Unauthorized\ncontent-type: text/plain', '401 Unauthorized'],
    [
      '{"ts":"2025","errors":["ResourceAccessDeniedError","type: schema"]}',
      '404 ResourceAccessDeniedError',
    ],
    ['{"errors":["key=filter, reason=Required"]}', '400 key=…, reason=…'],
    ['{ "detail": "Not authenticated" }', '403 {"detail":"Not authenticated"}'],
    ["Error: {'detail': 'Not authenticated'}", '403 {"detail":"Not authenticated"}'],
    [
      'DatabaseError cause: {"message":"E11000 duplicate key error"}',
      '500 DatabaseError with E11000 duplicate key',
    ],
    ['Port 9383 (database node 3) is in use', 'Port 9181 (database node 1) is in use'],
    ['Missing or inv…', '401 Missing or invalid API key'],
  ])('%s', (pasted, title) => expect(find(pasted)).toEqual([title]));

  it('finds a short text that is the whole message', () => {
    expect(find(JSON.stringify({detail: "'url'"}))).toEqual(["500 text such as 'url'"]);
    expect(find("'url' is in this text")).toEqual([]);
  });

  it('returns all rows that fit equally well', () => {
    expect(find('DatabaseError')).toEqual([
      '500 DatabaseError with E11000 duplicate key',
      '500 DatabaseError on an update',
    ]);
    expect(find('status 401')).toEqual(['401 Unauthorized', '401 Missing or invalid API key']);
  });

  it('finds the rows that contain all words if no text fits', () => {
    expect(find('E11000')).toEqual(['500 DatabaseError with E11000 duplicate key']);
    expect(find('update database')).toEqual(['500 DatabaseError on an update']);
  });

  it.each(['', 'OK', '4010', 'reason=x, key=y', '<urlopen error>'])(
    'finds nothing for "%s"',
    (pasted) => expect(find(pasted)).toEqual([]),
  );
});

it('tells an empty result from an error with data', () => {
  const results = [
    row('{"data":[]} from a read', '{"data":[]}'),
    row('200 in data.errors', 'E11000'),
  ];
  expect(findRows(results, '{ "data": [] }').map(({title}) => title)).toEqual([
    '{"data":[]} from a read',
  ]);
});

it('readRows joins a cell with only a status and the error after it', () => {
  document.body.innerHTML = `<table><tbody>
    <tr><td>413</td><td><code>Payload Too Large</code></td><td>The body is large.</td><td>Send less.</td></tr>
    </tbody></table>`;
  expect(readRows(document)).toMatchObject([
    {
      title: '413 Payload Too Large',
      texts: ['Payload Too Large'],
      remedy: 'The body is large. Send less.',
    },
  ]);
});

it('readRows takes all rows, with the code in their first cell', () => {
  document.body.innerHTML = `<table><thead><tr><th>You see</th></tr></thead><tbody>
    <tr><td>401 <code>Unauthorized</code></td><td>Sign a <a href="/t">token</a>.</td></tr>
    <tr><td>A total is wrong</td><td>Check the nodes.</td></tr></tbody></table>`;
  expect(readRows(document)).toEqual([
    {
      title: '401 Unauthorized',
      texts: ['Unauthorized'],
      remedy: 'Sign a <a href="/t">token</a>.',
      text: '401 Unauthorized Sign a token.',
    },
    {
      title: 'A total is wrong',
      texts: [],
      remedy: 'Check the nodes.',
      text: 'A total is wrong Check the nodes.',
    },
  ]);
});
