/** Orders the documents of a site as its sidebars list them. */
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Doc = Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>;

/** A document with the title of its sidebar section. */
interface OrderedDoc<D extends Doc> {
  readonly doc: D;
  readonly section: string;
}

/** The section of documents that are in no sidebar and whose folder has no other document. */
const NO_SECTION = 'Other pages';

const folderOf = (permalink: string): string => permalink.slice(0, permalink.lastIndexOf('/') + 1);

/** Returns the ids of the documents in a sidebar item. Items that only refer to another sidebar have none. */
function docIdsOf(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const ids = item.items.flatMap(docIdsOf);
  return item.link?.type === 'doc' ? [item.link.id, ...ids] : ids;
}

/**
 * Returns the documents in reading order. The section of a document is the last title above it in the sidebar (an `html`
 * item), or else the name of the sidebar. A document that is in no sidebar follows the last document of its folder; if
 * there is none, it comes last, in the section "Other pages".
 */
export function readingOrder<D extends Doc>(
  docs: readonly D[],
  sidebars: LoadedVersion['sidebars'] = {},
): readonly OrderedDoc<D>[] {
  const ordered: OrderedDoc<D>[] = [];
  const remaining = new Map(docs.map((doc) => [doc.id, doc]));
  for (const [sidebarName, items] of Object.entries(sidebars)) {
    let section = sidebarName;
    for (const item of items) {
      // '<span class="sidebar-title">Learn</span>' becomes 'Learn'.
      if (item.type === 'html') section = item.value.replace(/<[^>]*>/g, '').trim();
      for (const id of docIdsOf(item)) {
        const doc = remaining.get(id);
        if (doc === undefined) continue;
        remaining.delete(id);
        ordered.push({doc, section});
      }
    }
  }
  for (const doc of remaining.values()) {
    const folder = folderOf(doc.permalink);
    const last = ordered.findLastIndex((other) => folderOf(other.doc.permalink) === folder);
    const section = ordered[last]?.section ?? NO_SECTION;
    const position = last === -1 ? ordered.length : last + 1;
    ordered.splice(position, 0, {doc, section});
  }
  return ordered;
}
