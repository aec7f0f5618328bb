/** Checks the links in the finished HTML of a build. */
import {statSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {listFiles} from '../../../lib/listFiles';
import type {KnownPages} from './checkSourceLinks';
import {findText} from './findText';
import {
  EMBEDDING_ELEMENTS,
  isSameTarget,
  missingEmbeddedMessage,
  missingFileLinkMessage,
  missingIdMessage,
  missingPageMessage,
  normalizePath,
  resolveLink,
  type LinkTarget,
} from './links';
import type {PageRecords} from './pageRecord';
import type {Problem} from './problems';
import {apiPageRegex} from './sources';

/** The links and ids of a built page. */
export interface BuiltLinks {
  /** Path with the base path. */
  readonly pagePath: string;
  readonly ids: ReadonlySet<string>;
  /** The targets of links (`<a href>`), and the files that elements show (`<img src>`), as in the HTML. */
  readonly urls: ReadonlySet<string>;
  /** The files that elements show. */
  readonly embedded: ReadonlySet<string>;
}

/** Collects the links and ids of one built page. */
export function collectBuiltLinks(pagePath: string, tree: Nodes): BuiltLinks {
  const ids = new Set<string>();
  const urls = new Set<string>();
  const embedded = new Set<string>();
  const visitElement = ({tagName, properties}: Element) => {
    const {id, name, href, src} = properties;
    if (typeof id === 'string') ids.add(id);
    // The older way to mark a target, <a name="own">.
    if (tagName === 'a' && typeof name === 'string') ids.add(name);
    if (tagName === 'a' && typeof href === 'string') urls.add(href);
    if (EMBEDDING_ELEMENTS.includes(tagName) && typeof src === 'string') {
      urls.add(src);
      embedded.add(src);
    }
  };
  const visitNode = (node: Nodes) => {
    if (node.type === 'element') visitElement(node);
    if ('children' in node) node.children.forEach(visitNode);
  };
  visitNode(tree);
  return {pagePath, ids, urls, embedded};
}

/**
 * Whether a page is a generated API page. Its descriptions may come from the specification of another project, whose page
 * has other ids, so the ids in links to the page itself are not checked.
 */
const isGenerated = (pagePath: string, {sources}: KnownPages): boolean =>
  apiPageRegex.test(sources.get(normalizePath(pagePath)) ?? '');

/** Matches paths that end with the name of a file: /llms.txt, /developer-kit.tgz. */
const fileNameRegex = /\.[A-Za-z][A-Za-z0-9]*$/;

/** The files that a link can come from if none is found that contains it. */
const OTHER_SOURCES = 'sidebars.ts, src/config/ or openapi/';

/** The remedy for a link in the description of an API. */
const API_LINK_REMEDY =
  "Link to a page of this site. If the link is to the site of the API's author, set linkBase for the API in src/config/apis.ts, for example linkBase: 'https://example.org'.";

interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The link as its author wrote it. */
  readonly url: string;
}

/** Returns a file, or all files of a folder, relative to the site's folder. */
function listSources(siteDir: string, source: string): string[] {
  const stats = statSync(path.join(siteDir, source), {throwIfNoEntry: false});
  if (stats?.isDirectory() !== true) return [source];
  return listFiles(path.join(siteDir, source)).map((file) => `${source}/${file}`);
}

/**
 * Returns the places of a link: in the source of the page and in the Markdown files that it imports, or in one of the other
 * sources, such as `sidebars.ts`.
 */
function findPlaces(
  target: LinkTarget,
  pagePath: string,
  records: PageRecords,
  known: KnownPages,
): Place[] {
  const {siteDir, baseUrl, sources, otherSources = []} = known;
  const source = sources.get(normalizePath(pagePath));
  const files = source === undefined ? [] : [...records.withPartials(path.join(siteDir, source))];
  const recorded: Place[] = files.flatMap(([file, {links}]) =>
    links
      .filter(({url}) => isSameTarget(resolveLink(url, {pagePath, baseUrl}), target))
      .map(({url, line, column}) => ({file: path.relative(siteDir, file), line, column, url})),
  );

  const url = `/${target.pathname.slice(baseUrl.length)}${target.id === '' ? '' : `#${target.id}`}`;
  const search = (sourceFiles: readonly string[]): Place[] =>
    sourceFiles.flatMap((file) => {
      const place = findText(path.join(siteDir, file), url);
      return place === undefined ? [] : [{file, ...place, url}];
    });

  if (!isGenerated(pagePath, known)) {
    const withLine = recorded.filter(({line}) => line !== undefined);
    if (withLine.length > 0) return withLine;
    // The link may be in an expression, for example src={useBaseUrl('/img/a.png')}.
    const inPage = search(files.map(([file]) => path.relative(siteDir, file)));
    if (inPage.length > 0) return inPage;
  }
  const elsewhere = search(otherSources.flatMap((source) => listSources(siteDir, source)));
  return elsewhere.length > 0 ? elsewhere : recorded;
}

/** The page that contains a link, and whether an element such as `<img>` shows its file. */
interface LinkContext {
  readonly pagePath: string;
  readonly isEmbedded: boolean;
}

/** The broken links of a build. */
interface BrokenLinks {
  /** Links to missing pages and files. */
  readonly links: readonly Problem[];
  /** Links to missing headings and elements of pages that exist. */
  readonly anchors: readonly Problem[];
}

/**
 * Returns a problem for each link within the site that points to no page, file, or id, with its place in the sources. A
 * link that several places of a page contain gives several problems. Links to other languages are not checked, and
 * neither are the ids in links of an API page to itself. A link to a file is right only if `files` has it.
 *
 * @param files the paths of all files in the build, with the base path
 */
export function checkBuiltLinks(
  builtPages: readonly BuiltLinks[],
  {
    files,
    records,
    known,
  }: {
    readonly files: ReadonlySet<string>;
    readonly records: PageRecords;
    readonly known: KnownPages;
  },
): BrokenLinks {
  const {baseUrl, otherLocales = []} = known;
  const idsByPath = new Map(builtPages.map(({pagePath, ids}) => [normalizePath(pagePath), ids]));
  const pages = [...idsByPath.keys()];

  const describeMissing = (
    target: LinkTarget,
    url: string,
    {pagePath, isEmbedded}: LinkContext,
  ): string => {
    if (isEmbedded) return missingEmbeddedMessage(url);
    if (fileNameRegex.test(target.pathname) || url.startsWith('pathname://'))
      return missingFileLinkMessage(target, {url, baseUrl, files: [...files]});
    const otherwise = isGenerated(pagePath, known) ? API_LINK_REMEDY : undefined;
    return missingPageMessage(target, {url, baseUrl, pages, otherwise});
  };

  const describe = (target: LinkTarget, url: string, context: LinkContext): string | undefined => {
    const {pagePath} = context;
    const [firstFolder = ''] = target.pathname.slice(baseUrl.length).split('/');
    if (otherLocales.includes(firstFolder)) return undefined;
    const ids = idsByPath.get(target.pathname);
    if (ids === undefined) {
      return files.has(target.pathname) ? undefined : describeMissing(target, url, context);
    }
    if (target.id === '' || ids.has(target.id)) return undefined;
    if (target.pathname === normalizePath(pagePath) && isGenerated(pagePath, known))
      return undefined;
    return missingIdMessage(target, {pagePath, baseUrl, ids: [...ids]});
  };

  const links: Problem[] = [];
  const anchors: Problem[] = [];
  for (const {pagePath, urls, embedded} of builtPages) {
    for (const url of urls) {
      const target = resolveLink(url, {pagePath, baseUrl});
      const context = {pagePath, isEmbedded: embedded.has(url)};
      const message = target && describe(target, url, context);
      if (target === undefined || message === undefined) continue;
      const problems = idsByPath.has(target.pathname) ? anchors : links;
      const places = findPlaces(target, pagePath, records, known);
      if (places.length === 0) problems.push({file: OTHER_SOURCES, message});
      for (const {url: written, ...place} of places)
        problems.push({...place, message: describe(target, written, context) ?? message});
    }
  }
  return {links, anchors};
}
