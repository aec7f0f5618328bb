import {makePage} from '../../lib/pages';
import {readOperations} from '../../lib/specifications';
import {checkPages} from '../check';
import type {Exception} from '../exceptions';

export const operations = readOperations();

/** Checks one page against the specifications of this site. Returns `line: message` for each problem. */
export function problemsIn(
  file: string,
  text: string,
  exceptions: readonly Exception[] = [],
): string[] {
  const {problems} = checkPages([makePage(file, text, {})], operations, exceptions);
  return problems.map(({line, message}) => `${line}: ${message}`);
}
