/** The page of the encryption library lists every error that its sample causes. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it('the library page has a row for each error, with its class', () => {
  const printed = readFileSync(path.resolve('examples/vault/encryption-errors.out'), 'utf8');
  const errors = [...printed.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, message]) => ({
    name,
    message,
  }));
  const rows = readFileSync(path.resolve('docs/build/ql.mdx'), 'utf8').split('\n');
  expect(errors.length).toBeGreaterThan(10);
  expect(
    errors.filter(
      ({name, message}) =>
        !rows.some((row) => row.includes(`| ${name} |`) && row.includes(`>\`${message}\``)),
    ),
  ).toEqual([]);
});
