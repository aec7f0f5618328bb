/** The exceptions, and what the check knows of the specifications. */
import {describe, expect, it} from 'vitest';
import {expectedRoutes} from '../../../tests/routes';
import {makePage} from '../../lib/pages';
import {parseAllow, type Exception} from '../allow';
import {check} from '../check';
import {operations, problemsIn} from './problemsIn';

const page = 'Register with `POST /api/v1/accounts`.\n\nThen `PUT /api/v1/data/tail`.';
const reason = 'Because.';
const intended = {
  file: 'docs/a.mdx',
  call: 'PUT /api/v1/data/tail',
  problem: 'no such operation',
  reason,
};

describe('exceptions', () => {
  it('let a call pass that is outside the specifications or wrong on purpose', () => {
    const allow: Exception[] = [{call: 'POST /api/v1/accounts', reason}, intended];
    expect(problemsIn('docs/a.mdx', page)).toEqual([
      '1: POST /api/v1/accounts: no such operation; this path has GET',
      '3: PUT /api/v1/data/tail: no such operation; this path has POST',
    ]);
    expect(problemsIn('docs/a.mdx', page, allow)).toEqual([]);
  });

  it('are reported when nothing uses them', () => {
    const allow: Exception[] = [
      {call: 'GET /v1/public_key', reason},
      {...intended, file: 'docs/b.mdx'},
    ];
    expect(problemsIn('docs/a.mdx', '', allow)).toEqual([
      '1: nothing uses the entry GET /v1/public_key; remove it',
      '1: nothing uses the entry docs/b.mdx, PUT /api/v1/data/tail; remove it',
    ]);
  });

  it('need their reason', () => {
    expect(() => parseAllow('[{call: GET /x}]')).toThrow(
      'tools/check-api/allow.yaml: 0.reason: Required',
    );
    expect(() => parseAllow('[{call: GET /x, reason: r, why: w}]')).toThrow(
      "0: Unrecognized key(s) in object: 'why'",
    );
  });
});

it('a range of statuses, and the rest, declare what is in them', () => {
  const declaring = (statuses: string[]) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
    const [operation] = operations.map((each) => ({...each, source: {responses}}));
    if (operation === undefined) throw new Error('no operation');
    const text = `\`${operation.call}\` answers 418.`;
    return check([makePage('docs/a.mdx', text, {})], [operation], []).problems;
  };
  expect(declaring(['200', '4XX'])).toEqual([]);
  expect(declaring(['default'])).toEqual([]);
  expect(declaring(['200', '5XX'])).toHaveLength(1);
});

describe('operations', () => {
  it('are known by the slugs of their pages', () => {
    expect(operations).toHaveLength(21);
    for (const {route} of operations) expect(expectedRoutes()).toContain(route);
  });
});
