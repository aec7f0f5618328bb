/** `lib/combine`, in TypeScript and in Python, accepts and refuses the same responses. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pairRows} from '../lib/combine';

type Row = {_id: string | null; records?: number};

const first: Row = {_id: 'a', records: 2};
const second: Row = {_id: 'b', records: 1};

const valid: [string, Row[][], Row[][]][] = [
  ['no rows', [[], [], []], []],
  [
    'rows in another order',
    [
      [first, second],
      [second, first],
    ],
    [
      [first, first],
      [second, second],
    ],
  ],
  ['one row without an id', [[{_id: null}], [{_id: null}]], [[{_id: null}, {_id: null}]]],
];
const invalid: [string, Row[][], RegExp][] = [
  ['a missing row', [[first, second], [first]], /row b is missing on node 2/],
  ['a row that only the last node has', [[first], [first, second]], /row b is missing on node 1/],
  ['another count', [[first], [{...first, records: 3}]], /different numbers of records: 2, 3/],
  ['an id twice', [[first, first], [first]], /node 1 returned an _id twice/],
];

/** Runs `pair_rows`. Returns what it printed: the pairs as JSON, or an error. */
function pairInPython(responses: Row[][]): string {
  const code = [
    'import json, sys',
    'from lib.combine import pair_rows',
    'print(json.dumps(pair_rows(json.load(sys.stdin))))',
  ].join('\n');
  const {stdout, stderr} = spawnSync('python3', ['-B', '-c', code], {
    cwd: path.resolve(__dirname, '..'),
    input: JSON.stringify(responses),
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('pairs the rows of all nodes', () => {
  it.each(valid)('%s', (_name, responses, pairs) => {
    expect(pairRows(responses)).toEqual(pairs);
    expect(JSON.parse(pairInPython(responses))).toEqual(pairs);
  });
});

describe('refuses', () => {
  it.each(invalid)('%s', (_name, responses, message) => {
    expect(() => pairRows(responses)).toThrow(message);
    expect(pairInPython(responses)).toMatch(message);
  });
});
