import {makePage} from '../../lib/pages';
import {readSpecifications} from '../../lib/specifications';
import type {Exception} from '../allow';
import {check} from '../check';
import {readOperations} from '../operations';

export const operations = readOperations(readSpecifications());

/** Checks one file against the real specifications; gives `line: message` for each problem. */
export function problemsIn(file: string, text: string, allow: readonly Exception[] = []): string[] {
  const {problems} = check([makePage(file, text, {})], operations, allow);
  return problems.map(({line, message}) => `${line}: ${message}`);
}
