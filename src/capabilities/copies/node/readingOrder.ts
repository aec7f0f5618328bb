/** The order in which the sidebars lead through the pages, and the section that each page is in. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Item = LoadedVersion['sidebars'][string][number];
type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>;

/** Of a page that no sidebar leads to, nor to its folder. */
const NO_SECTION = 'Other pages';

const folderOf = (permalink: string): string => permalink.slice(0, permalink.lastIndexOf('/') + 1);

/** Ids of the pages below some items; what only refers to another sidebar is left out. */
function idsIn(item: Item): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsIn)];
}

/**
 * Sections by id, in reading order: a title between the groups of a sidebar begins a section. A page in no sidebar
 * comes after the last one of its folder.
 */
export function readingOrder<D extends Doc>(
  docs: readonly D[],
  sidebars: LoadedVersion['sidebars'] = {},
): readonly (readonly [doc: D, section: string])[] {
  const order: [D, string][] = [];
  const left = new Map(docs.map((doc) => [doc.id, doc]));
  for (const [name, items] of Object.entries(sidebars)) {
    let section = name;
    for (const item of items) {
      if (item.type === 'html') section = item.value.replace(/<[^>]*>/g, '').trim();
      for (const id of idsIn(item)) {
        const doc = left.get(id);
        if (doc !== undefined && left.delete(id)) order.push([doc, section]);
      }
    }
  }
  for (const doc of left.values()) {
    const folder = folderOf(doc.permalink);
    const last = order.findLastIndex(([{permalink}]) => folderOf(permalink) === folder);
    const section = order[last]?.[1] ?? NO_SECTION;
    order.splice(last === -1 ? order.length : last + 1, 0, [doc, section]);
  }
  return order;
}
