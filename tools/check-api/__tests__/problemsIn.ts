import {makePage} from '../../lib/pages';
import {readOperations} from '../../lib/specifications';
import type {Exception} from '../allow';
import {check} from '../check';

export const operations = readOperations();

/** Checks one file against the real specifications; gives `line: message` for each problem. */
export function problemsIn(file: string, text: string, allow: readonly Exception[] = []): string[] {
  const {problems} = check([makePage(file, text, {})], operations, allow);
  return problems.map(({line, message}) => `${line}: ${message}`);
}
