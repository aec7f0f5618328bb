import {describe, expect, it} from 'vitest';
import {expectedRoutes} from '../../../tests/routes';
import {makePage} from '../../lib/pages';
import {checkPages} from '../check';
import type {Exception} from '../exceptions';
import {operations, problemsIn} from './problemsIn';

const page = 'Change with `PUT /api/v1/accounts`.\n\nThen `PUT /api/v1/data/tail`.';
const reason = 'Because.';
const intended: Exception = {
  file: 'docs/a.mdx',
  call: 'PUT /api/v1/data/tail',
  problem: 'no such operation',
  reason,
};

describe('exceptions', () => {
  it('accept a call that the specifications lack, or that is wrong on purpose', () => {
    const exceptions = [{call: 'PUT /api/v1/accounts', reason}, intended];
    expect(problemsIn('docs/a.mdx', page)).toEqual([
      '1: PUT /api/v1/accounts: no such operation; this path has POST, GET',
      '3: PUT /api/v1/data/tail: no such operation; this path has POST',
    ]);
    expect(problemsIn('docs/a.mdx', page, exceptions)).toEqual([]);
  });

  it('are reported when no page needs them', () => {
    const exceptions = [
      {call: 'POST /attestation/verify', reason},
      {...intended, file: 'docs/b.mdx'},
    ];
    expect(problemsIn('docs/a.mdx', '', exceptions)).toEqual([
      '1: no page needs the exception POST /attestation/verify; remove it',
      '1: no page needs the exception docs/b.mdx, PUT /api/v1/data/tail; remove it',
    ]);
  });
});

describe('status codes', () => {
  const problemsWith = (statuses: readonly string[]) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, {}]));
    const [operation] = operations.map((each) => ({...each, source: {responses}}));
    if (operation === undefined) throw new Error('The specifications have no operation.');
    const text = `\`${operation.call}\` responds with 418.`;
    return checkPages([makePage('docs/a.mdx', text, {})], [operation], []).problems;
  };

  it('may be declared by a range or by default', () => {
    expect(problemsWith(['200', '4XX'])).toEqual([]);
    expect(problemsWith(['default'])).toEqual([]);
    expect(problemsWith(['200', '5XX'])).toHaveLength(1);
  });
});

describe('operations', () => {
  it('have the routes of their reference pages', () => {
    expect(operations).toHaveLength(23);
    for (const {route} of operations) expect(expectedRoutes()).toContain(route);
  });
});
