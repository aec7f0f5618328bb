/** Data that stands beside this file in YAML, `{{variables}}` as in pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {substitute} from '../lib/variables';
import {variables} from './variables';

/**
 * Reads a file of this folder.
 *
 * @throws UnknownVariableError with file, line and the nearest known name
 */
export function readData<T>(name: string): T {
  const text = readFileSync(path.join(__dirname, name), 'utf8');
  return parse(substitute(text, variables, {file: `src/config/${name}`})) as T;
}
