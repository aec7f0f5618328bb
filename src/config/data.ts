/** Data that stands beside this file in YAML, `{{variables}}` as in pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '../lib/readYaml';
import {substitute} from '../lib/variables';
import {variables} from './variables';

/**
 * Reads a file of this folder.
 *
 * @throws Error with file and line: an unknown variable, or text that is no YAML
 */
export function readData<T>(name: string): T {
  const file = `src/config/${name}`;
  const text = readFileSync(path.join(__dirname, name), 'utf8');
  return parseYaml(substitute(text, variables, {file}), file);
}
