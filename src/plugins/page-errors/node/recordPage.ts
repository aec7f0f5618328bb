/** The last remark step of a page: records its links, ids, and problems. */
import path from 'node:path';
import type {Node, Root} from 'mdast';
import type {} from 'mdast-util-to-hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsxElement, textAttribute} from '../../../lib/jsx';
import {addError, ONCE_PER_BUILD} from '../../../lib/pageMessages';
import type {} from '../../../lib/renderedIds';
import {EMBEDDING_ELEMENTS} from './links';
import {
  findImportedFile,
  isFileImport,
  missingFileMessage,
  missingImportMessage,
} from './missingFiles';
import {collectImports, collectNames} from './pageNames';
import type {PageRecords, RecordedLink} from './pageRecord';

export interface RecordPageOptions {
  readonly siteDir: string;
  readonly records: PageRecords;
  /** The components that authors can use without an import. They add no ids to a page. */
  readonly components: readonly string[];
}

/** The attributes of JSX elements that contain URLs: `<a href>`, `<Card to>`, `<img src>`. */
const URL_ATTRIBUTES = ['href', 'to', 'src'];

/** Returns the URLs of a node. */
function urlsOf(node: Node): string[] {
  if ('url' in node && typeof node.url === 'string') return [node.url];
  if (!isJsxElement(node)) return [];
  return URL_ATTRIBUTES.map((name) => textAttribute(node, name)).filter((url) => url !== undefined);
}

/** Returns the id that a node has in HTML: that of a heading, `<h2 id="own">` or `<a name="own">`, or one that another step added. */
function idOf(node: Node): unknown {
  if (isJsxElement(node)) {
    const name = node.name === 'a' ? textAttribute(node, 'name') : undefined;
    return textAttribute(node, 'id') ?? name;
  }
  const data: {hProperties?: Readonly<Record<string, unknown>>} | undefined = node.data;
  return data?.hProperties?.['id'];
}

/** Reports imports of missing files. Returns the absolute paths of the imported Markdown files. */
function checkImports(tree: Root, file: VFile, siteDir: string): string[] {
  const partials: string[] = [];
  const fileImports = collectImports(tree).filter(({source}) => isFileImport(source));
  for (const {source, ...place} of fileImports) {
    const imported = findImportedFile(source, {pageFile: file.path, siteDir});
    if (imported === undefined) addError(file, missingImportMessage(source), place);
    else if (/\.mdx?$/.test(imported)) partials.push(imported);
  }
  return partials;
}

/**
 * The remark step. It adds an error for each missing file, and then saves the record of the page in `records`. It must
 * be the last step, because it also records the messages of the other steps.
 */
export const recordPage: Plugin<[RecordPageOptions], Root> =
  ({siteDir, records, components}) =>
  (tree, file) => {
    const links: RecordedLink[] = [];
    const ids: string[] = [];
    // A partial is a Markdown file that the page imports and shows as a component. It has its own record.
    const partials = checkImports(tree, file, siteDir);
    const partialNames = collectNames(tree)
      .filter(({source}) => /\.mdx?$/.test(source ?? ''))
      .map(({name}) => name);
    const componentsWithoutOwnIds = [...components, ...partialNames];
    let hasUnknownIds = false;

    visit(tree, (node) => {
      const {line, column} = node.position?.start ?? {};
      const isEmbedded = isJsxElement(node) && EMBEDDING_ELEMENTS.includes(node.name ?? '');
      for (const url of urlsOf(node)) links.push({url, isEmbedded, line, column});
      const id = idOf(node);
      if (typeof id === 'string') ids.push(id);
      ids.push(...(node.data?.renderedIds ?? []));
      if (node.data?.isFileMissing) {
        const kind = node.type === 'image' ? 'image' : 'link';
        const [url = ''] = urlsOf(node);
        addError(file, missingFileMessage(kind, url, {pageFile: file.path, siteDir}), node);
      }
      const mayAddIds =
        isJsxElement(node) &&
        /^[A-Z]/.test(node.name ?? '') &&
        !componentsWithoutOwnIds.includes(node.name ?? '');
      if (mayAddIds || node.type === 'html') hasUnknownIds = true;
    });

    const problems = file.messages.map(({reason, line = 1, column = 1, fatal, ruleId}) => ({
      message: reason,
      line,
      column,
      isError: fatal === true,
      isReportedOnce: ruleId === ONCE_PER_BUILD,
    }));
    records.save(path.resolve(siteDir, file.path), {
      problems,
      links,
      imports: collectImports(tree),
      ids,
      partials,
      hasUnknownIds,
    });
  };
