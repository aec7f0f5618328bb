/** The parts of a specification: its objects without the data in it, such as an example. */
import {isDictionary, pointerToken} from './specification';

/** Keys whose values are data, not parts of the specification. */
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'value', 'mapping']);
/** Keys that hold dictionaries named by the author: a key there may be called `default` or `enum`. */
const dictionaryKeys = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'responses',
]);

/** Calls `visit` with every part and the JSON pointer to it. `named`: the keys of `value` are the author's. */
export function eachPart(
  value: unknown,
  visit: (part: Record<string, unknown>, pointer: string) => void,
  pointer = '#',
  named = false,
): void {
  if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => eachPart(entry, visit, `${pointer}/${index}`));
    return;
  }
  if (!isDictionary(value)) return;
  if (!named) visit(value, pointer);
  for (const [key, entry] of Object.entries(value)) {
    if (!named && (dataKeys.has(key) || key.startsWith('x-'))) continue;
    eachPart(entry, visit, `${pointer}/${pointerToken(key)}`, !named && dictionaryKeys.has(key));
  }
}
