import {readFileSync, statSync} from 'node:fs';
import {pointAt} from '../../../lib/lineAndColumn';

/**
 * Returns where a file first contains a text, for example a URL in a JavaScript expression, which the syntax tree of a page
 * does not show. Lines and columns begin with 1. Returns undefined without the file or the text.
 */
export function findText(file: string, text: string): {line: number; column: number} | undefined {
  if (statSync(file, {throwIfNoEntry: false})?.isFile() !== true) return undefined;
  const content = readFileSync(file, 'utf8');
  const offset = content.indexOf(text);
  return offset === -1 ? undefined : pointAt(content, offset);
}
