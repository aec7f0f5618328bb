/** The tables of errors have the status of each error that the samples of "Produce errors in the sandbox" printed. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** Returns the id and the status of each error in the tables of an API. */
function readTables(api: string): Map<string, string> {
  const text = readFileSync(`docs/api/${api}-errors.mdx`, 'utf8');
  const rows = text.matchAll(/^\| (\d{3}) \| <span id="([^"]+)">/gm);
  return new Map([...rows].map(([, status = '', id = '']) => [id, status]));
}

/** Returns the id and the status of each error that a sample printed. */
function readProduced(folder: string): [id: string, status: string][] {
  const text = readFileSync(`examples/${folder}/produce-errors.out`, 'utf8');
  const lines = text.matchAll(/^([a-z-]+): (\d{3}) /gm);
  return [...lines].map(([, id = '', status = '']) => [id, status]);
}

describe.each([
  {api: 'database', folder: 'vault'},
  {api: 'ai', folder: 'llm'},
])('the errors of the $api API', ({api, folder}) => {
  const tables = readTables(api);

  it.each(readProduced(folder))('%s has the status %s', (id, status) => {
    expect(tables.get(id)).toBe(status);
  });
});
