/** Makes the page that visitors get from an HTML file of the build. */
import type {Root as HtmlRoot} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root as MarkdownRoot} from 'mdast';
import type {BuiltPage, BuiltSite, PageKind, PageSection} from '../../../lib/builtPages';
import {findElement, metaContent} from '../../../lib/hast';
import {linksToCopies} from '../../../lib/pagePaths';
import {parseHtml} from '../../../lib/parseHtml';
import {readArticle} from './markdown/article';
import {toMarkdownTree} from './markdown/toMarkdown';
import {splitSections} from './sections';

/** The file of a page, its route, and the document that it shows. */
export type PageSource = Pick<BuiltPage, 'file' | 'path' | 'document'>;

/**
 * Matches a link in the sidebar, whose class is Docusaurus' own. The minifier may leave out the end tag of the item, but
 * not that of the link.
 */
const sidebarLinkRegex = /<li class="theme-doc-sidebar-item-link\b.*?<\/a>/gs;

/** Returns a function that parses the HTML of a page. Its Markdown and its sections are made when a visitor reads them. */
export function pageReader(site: BuiltSite): (source: PageSource, html: string) => BuiltPage {
  const toCopy = linksToCopies(site);
  const sidebarLinks = new Set<string>();
  // Each page of a large site links to a thousand others, and parsing them again would take most of the time.
  const onlyOnce = (link: string): string => {
    if (sidebarLinks.has(link)) return '';
    // A copy, because a part of a text keeps the whole text in memory.
    sidebarLinks.add(Buffer.from(link).toString());
    return link;
  };
  return (source, text) => {
    const html = parseHtml(text.replace(sidebarLinkRegex, onlyOnce));
    let markdown: MarkdownRoot | undefined;
    let sections: readonly PageSection[] | undefined;
    return {
      ...source,
      ...describe(source, html, site),
      html,
      get markdown() {
        const {document, path, file} = source;
        const url = new URL(document?.permalink ?? site.baseUrl + (path ?? file), site.siteUrl)
          .href;
        return (markdown ??= toMarkdownTree(readArticle(html, url, toCopy)));
      },
      get sections() {
        return (sections ??= splitSections(this.markdown, html));
      },
    };
  };
}

function describe({path, document}: PageSource, html: HtmlRoot, {siteConfig}: BuiltSite) {
  if (document !== undefined) {
    const {title, description, operation} = document;
    const kind: PageKind = operation === undefined ? 'document' : 'operation';
    return {kind, operation, title, description};
  }
  const kind: PageKind = path === undefined ? 'file' : path === '' ? 'home' : 'page';
  if (kind === 'home') {
    return {kind, operation: undefined, title: siteConfig.title, description: siteConfig.tagline};
  }
  const heading = findElement(html, ({tagName}) => tagName === 'h1');
  return {
    kind,
    operation: undefined,
    title: heading === undefined ? '' : toString(heading).trim(),
    description: metaContent(html, 'description'),
  };
}
