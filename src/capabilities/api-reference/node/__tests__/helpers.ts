import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A fixture beside these tests. */
export function fixture(name: string): string {
  return readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
}
