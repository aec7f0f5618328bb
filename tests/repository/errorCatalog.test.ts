/** The page "Produce every error" accounts for each row of the two error catalogs. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const page = readFileSync('docs/recipes/produce-errors.mdx', 'utf8');

/** Returns the id and the status of each error in a catalog. */
function catalogOf(api: string): Map<string, string> {
  const text = readFileSync(`docs/api/${api}-overview.mdx`, 'utf8');
  const rows = text.matchAll(/^\| (\d{3}) \| <span id="([^"]+)">/gm);
  return new Map([...rows].map(([, status = '', id = '']) => [id, status]));
}

/** Returns the name and the status of each error that a sample printed. */
function producedBy(folder: string): Map<string, string> {
  const text = readFileSync(`examples/${folder}/produce-errors.out`, 'utf8');
  const lines = text.matchAll(/^([a-z-]+): (\d{3}) /gm);
  return new Map([...lines].map(([, id = '', status = '']) => [id, status]));
}

describe.each([
  {api: 'database', segment: 'db', folder: 'vault'},
  {api: 'ai', segment: 'ai', folder: 'llm'},
])('the errors of the $api API', ({api, segment, folder}) => {
  const catalog = catalogOf(api);
  const produced = producedBy(folder);

  it('are produced by the sample with the status of the catalog, or have a row in a table', () => {
    const links = page.matchAll(
      new RegExp(`\\{\\{prefix\\}\\}${segment}/overview#([a-z-]+)\\)`, 'g'),
    );
    const inTables = [...links].flatMap(([, id = '']) => (id === 'errors' ? [] : id));
    expect([...produced.keys(), ...inTables].sort()).toEqual([...catalog.keys()].sort());
    for (const [id, status] of produced)
      expect(`${id}: ${status}`).toBe(`${id}: ${catalog.get(id)}`);
  });
});
