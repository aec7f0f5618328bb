/**
 * Writes the style sheet that the bundler made into the pages, so that the first paint waits for no other file. Other
 * sheets, such as those of `stylesheets` in the configuration, stay links: their addresses are relative to their file.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '../../../lib/builtPages';

/** Returns whether the bundler made a style sheet: `/base/assets/css/styles.0a1b2c3d.css`. */
export const isBundledSheet = (address: string, baseUrl: string): boolean =>
  address.startsWith(`${baseUrl}assets/css/`);

/** Reads a sheet of the bundler. @throws Error if HTML could not contain it */
export function readSheet(
  address: string,
  {baseUrl, outDir}: Pick<BuiltSite, 'baseUrl' | 'outDir'>,
): string {
  const file = path.join(outDir, address.slice(baseUrl.length));
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

/** Matches a link to a style sheet. Docusaurus' minifier removes quotes. Group: its address. */
const sheetLinkRegex = /<link rel="?stylesheet"? href="?([^"\s>]+)"?[^>]*>/g;

/**
 * Replaces the links of a page to style sheets by their texts.
 *
 * @param sheets the text of each sheet, by its address. Links to other sheets stay
 */
export const inlineStyles = (html: string, sheets: ReadonlyMap<string, string>): string =>
  html.replace(sheetLinkRegex, (link, address: string) => {
    const text = sheets.get(address);
    // The loader of scripts finds the style sheet by this attribute, so it doesn't load the file again.
    return text === undefined ? link : `<style data-href="${address}">${text}</style>`;
  });
