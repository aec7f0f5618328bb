/** Finds what the Content-Security-Policy is about in a built page: inline code, scripts, style sheets, and embedded content. */
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {attribute, visitElements} from '../../../lib/hast';
import {embeddingsOf, type Embedding} from './embedded';
import {hashSource} from './policy';

export interface ScannedPage {
  /** Entries for `script-src` that allow the inline scripts: `'sha256-…'`, each once. */
  readonly scriptHashes: readonly string[];
  /** Entries for `style-src` that allow the inline styles, in attributes and in elements: `'sha256-…'`, each once. */
  readonly styleHashes: readonly string[];
  /** Addresses of the script files. */
  readonly scriptFiles: readonly string[];
  /** Addresses of the style sheets. */
  readonly sheets: readonly string[];
  /** Pictures, frames, and media, with their addresses. */
  readonly embeddings: readonly Embedding[];
  /** Code in attributes, which no hash allows: `onclick of <a>`, `href of <a>` for `href="javascript:…"`. */
  readonly codeInAttributes: readonly string[];
}

/** Matches the types of scripts that browsers run or obey, `module`; any other type is data. */
const executedTypeRegex =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns an attribute by its name in HTML. The parser splits `srcset` at its commas. */
const readAttribute = (element: Element, name: string): string =>
  name === 'srcset' ? [element.properties.srcSet ?? ''].flat().join(',') : attribute(element, name);

/** Whether an element links to a style sheet: `<link rel=stylesheet>`. The parser splits `rel` at its spaces. */
const isStyleSheet = ({tagName, properties}: Element): boolean =>
  tagName === 'link' && [properties.rel].flat().includes('stylesheet');

/** Scans the tree of a built page, including the content of `<noscript>`. Changes nothing. */
export function scanPage(tree: Root): ScannedPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const scriptFiles: string[] = [];
  const sheets: string[] = [];
  const embeddings: Embedding[] = [];
  const codeInAttributes: string[] = [];
  visitElements(tree, (element) => {
    const {tagName} = element;
    for (const name of codeAttributes(element)) codeInAttributes.push(`${name} of <${tagName}>`);
    styles.add(attribute(element, 'style'));
    embeddings.push(...embeddingsOf(tagName, (name) => readAttribute(element, name)));
    if (tagName === 'style') styles.add(toString(element));
    if (isStyleSheet(element)) sheets.push(attribute(element, 'href'));
    if (tagName === 'script') {
      if (element.properties.src !== undefined) scriptFiles.push(attribute(element, 'src'));
      else if (isInlineCode(element)) scripts.add(toString(element));
    }
  });
  return {
    scriptHashes: hashSources(scripts),
    styleHashes: hashSources(styles),
    scriptFiles,
    sheets,
    embeddings,
    codeInAttributes,
  };
}

/** Whether an address is code. Browsers ignore line ends and tabs in it. */
const isCode = (url: string): boolean => /^\s*javascript:/i.test(url.replace(/[\t\n\r]/g, ''));

/** Returns the names of an element's attributes that contain code. */
function codeAttributes({properties}: Element): string[] {
  return Object.entries(properties)
    .filter(([name, value]) => /^on/i.test(name) || isCode(String(value)))
    .map(([name]) => name.toLowerCase());
}

const isInlineCode = (script: Element): boolean =>
  executedTypeRegex.test(attribute(script, 'type').trim());

const hashSources = (texts: ReadonlySet<string>): string[] =>
  [...texts].filter((text) => text !== '').map(hashSource);
