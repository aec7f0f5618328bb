/** What stands inline in a page: scripts and styles by their hashes, and what the policy would refuse. */
import {Parser} from 'htmlparser2';
import {startTags} from '../../../lib/startTags';
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

/** What the policy may be about; a reference may stand for a letter of `javascript`. */
const SUSPICIOUS = /^<(?:script|style)|[\s"'/](?:style|on\w+)\s*=|javascript:|&/i;

/** Reads a page, and what a <noscript> holds too: as a stream, since no tree is needed. */
export function scanPage(html: string): ScannedPage {
  const scripts: string[] = [];
  const styles: string[] = [];
  const foreignScripts: string[] = [];
  const codeInAttributes: string[] = [];
  /** Where the text goes that is read now. */
  let texts: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/.test(key) || /^\s*javascript:/i.test(value))
          codeInAttributes.push(`${key} of <${name}>`);
        if (key === 'style') styles.push(value);
      }
      const {src, type = ''} = attributes as Partial<typeof attributes>;
      if (name === 'script' && src !== undefined && /^(?:\w+:)?\/\//.test(src))
        foreignScripts.push(src);
      const isCode = name === 'script' && src === undefined && EXECUTED.test(type.trim());
      texts = name === 'style' ? styles : isCode ? scripts : undefined;
      texts?.push('');
    },
    ontext: (text) => texts?.push(`${texts.pop()}${text}`),
    onclosetag() {
      texts = undefined;
    },
  });
  // Browsers read the line ends of Windows as those of others.
  parser.end(startTags(html, SUSPICIOUS).replace(/\r\n?/g, '\n'));
  const hashesOf = (found: readonly string[]) => [...new Set(found.filter(Boolean).map(sourceOf))];
  return {
    scriptHashes: hashesOf(scripts),
    styleHashes: hashesOf(styles),
    foreignScripts,
    codeInAttributes,
  };
}
