/**
 * Writes the style sheet that the bundler made into the pages, so that the first paint waits for no other file. Other
 * sheets, such as those of `stylesheets` in the configuration, stay links: their addresses are relative to their file.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPageVisitor, BuiltSite} from '../../../lib/builtPages';
import {attribute, visitElements} from '../../../lib/hast';
import {isStyleSheet} from './scanPage';

/**
 * Creates the visitor of built pages that replaces links to style sheets of the bundler by their text. It comes
 * before `responseHeaders`, which allows the text by its hash. `page` throws an Error for a sheet that would end its
 * style element.
 */
export function inlineStyles(): BuiltPageVisitor {
  /** The text of each sheet, by its address. */
  const sheets = new Map<string, string>();
  return {
    name: 'inline-styles',
    page({html}, site) {
      visitElements(html, (element) => {
        const address = attribute(element, 'href');
        if (!isStyleSheet(element) || !address.startsWith(`${site.baseUrl}assets/css/`)) return;
        const text = sheets.get(address) ?? readSheet(address, site);
        sheets.set(address, text);
        element.tagName = 'style';
        // The loader of scripts finds the style sheet by this attribute, so it doesn't load the file again.
        element.properties = {dataHref: address};
        element.children = [{type: 'text', value: text}];
      });
    },
  };
}

/** Reads a sheet of the bundler: `/base/assets/css/styles.0a1b2c3d.css`. @throws Error if HTML could not contain it */
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
