/** What stands inline in a page: scripts and styles by their hashes, and what the policy would refuse. */
import {load} from 'cheerio/slim';
import {sourceOf} from './policy';

export interface ScannedPage {
  /** Sources of its inline scripts, `'sha256-…'`, each once. */
  readonly scriptHashes: readonly string[];
  /** Sources of its inline styles, attributes and elements, each once. */
  readonly styleHashes: readonly string[];
  /** Addresses of scripts from other hosts. */
  readonly foreignScripts: readonly string[];
  /** Code in attributes, `onclick` of `<a>` or `href="javascript:…"`: no hash allows it. */
  readonly codeInAttributes: readonly string[];
}

/** Types whose text a browser runs or obeys; any other is a block of data. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Reads a page, and what a <noscript> holds too. By htmlparser2, in half the time of parse5: elements of a page that
 * leaves out optional tags may stand at other places of its tree, which does not matter here.
 */
export function scanPage(html: string): ScannedPage {
  // Browsers read the line ends of Windows as those of others.
  const $ = load(html.replace(/\r\n?/g, '\n'));
  const scripts: string[] = [];
  const styles: string[] = [];
  const foreignScripts: string[] = [];
  const codeInAttributes: string[] = [];
  for (const element of $('*').get()) {
    if (!('attribs' in element)) continue;
    const {tagName, attribs} = element;
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on/.test(name) || /^\s*javascript:/i.test(value))
        codeInAttributes.push(`${name} of <${tagName}>`);
      if (name === 'style') styles.push(value);
    }
    const {src, type = ''} = attribs as Partial<typeof attribs>;
    if (tagName === 'style') styles.push($(element).text());
    if (tagName === 'script' && src === undefined && EXECUTED.test(type.trim()))
      scripts.push($(element).text());
    if (tagName === 'script' && src !== undefined && /^(?:\w+:)?\/\//.test(src))
      foreignScripts.push(src);
  }
  const hashesOf = (texts: readonly string[]) => [...new Set(texts.filter(Boolean).map(sourceOf))];
  return {
    scriptHashes: hashesOf(scripts),
    styleHashes: hashesOf(styles),
    foreignScripts,
    codeInAttributes,
  };
}
