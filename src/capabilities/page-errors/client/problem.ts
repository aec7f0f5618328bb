import {idOf} from '../../../lib/anchor';
import {nearestName} from '../../../lib/variables';

/** What is wrong with an anchor on a page with these ids; undefined when it leads somewhere. */
export function problem(hash: string, ids: readonly string[]): string | undefined {
  const id = idOf(hash.slice(1));
  if (id === '' || ids.includes(id)) return undefined;
  const nearest = nearestName(id, ids);
  return `#${id} is no place on this page.${nearest === undefined ? '' : ` Did you mean #${nearest}?`}`;
}
