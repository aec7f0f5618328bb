/** Writes the style sheet of the pages into their HTML, so that the first paint waits for no other file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPageVisitor, BuiltSite} from '../../../lib/builtPages';
import {visitElements} from '../../../lib/hast';

/** The visitor, and the texts of the style elements that it adds, for the Content-Security-Policy. */
export interface InlineStyles {
  readonly visitor: BuiltPageVisitor;
  /** Returns the texts of all pages, each once. Complete after the last page. */
  readonly texts: () => readonly string[];
}

/**
 * Creates the visitor of built pages that replaces links to style sheets of the site by their text.
 * docusaurus.builtPages.ts calls it once, and lists the visitor before the one of the headers, which gets `texts`. The text
 * of a sheet is the same in all pages, because the policy allows it by one hash. `page` throws an Error for a sheet that
 * would end its style element, and for one that is not a file of the build.
 */
export function inlineStyles(): InlineStyles {
  /** The text of each sheet, by the link to it as Docusaurus writes it. */
  const sheets = new Map<string, string>();
  return {
    texts: () => [...new Set(sheets.values())],
    visitor: {
      name: 'inline-styles',

      page({tree}, site) {
        visitElements(tree, ({tagName, properties: {rel, href}}) => {
          if (tagName !== 'link' || String(rel) !== 'stylesheet') return;
          const link = `<link rel="stylesheet" href="${String(href)}">`;
          if (!sheets.has(link)) sheets.set(link, readSheet(String(href), site));
        });
      },

      rewrite(html) {
        let page = html;
        for (const [link, text] of sheets)
          page = page.replace(link, () => `<style>${text}</style>`);
        return page;
      },
    },
  };
}

/** Reads a sheet of the site: `/base/assets/css/styles.0a1b2c3d.css`. @throws Error if HTML could not contain it */
function readSheet(href: string, {baseUrl, outDir}: BuiltSite): string {
  const file = path.join(outDir, href.slice(baseUrl.length));
  const text = readFileSync(file, 'utf8');
  const end = /<\/style/i.exec(text);
  if (end !== null) {
    const found = text.slice(end.index, end.index + 40);
    throw new Error(
      `${file}: "${found}" ends the style element of the pages. Write < as %3C in data URLs.`,
    );
  }
  return text;
}
