import {readFileSync, statSync} from 'node:fs';
import {pointAt} from '../../../lib/lineAndColumn';

/**
 * Returns where a file first contains an address or the path of an import, for example in a JavaScript expression, which the
 * syntax tree of a page does not show. A part of a longer path does not count: `/learn` is not found in `/learn/evaluate`.
 *
 * @returns a place whose lines and columns begin with 1; undefined without the file or the path
 */
export function findText(file: string, text: string): {line: number; column: number} | undefined {
  if (statSync(file, {throwIfNoEntry: false})?.isFile() !== true) return undefined;
  const content = readFileSync(file, 'utf8');
  let offset = content.indexOf(text);
  while (offset !== -1) {
    const before = content.charAt(offset - 1);
    const after = content.charAt(offset + text.length);
    if (!/[\w./-]/.test(before) && !/[\w/#-]/.test(after)) return pointAt(content, offset);
    offset = content.indexOf(text, offset + 1);
  }
  return undefined;
}
