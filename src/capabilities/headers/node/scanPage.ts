/** What stands inline in a page: scripts and styles by their hashes, and what the policy would refuse. */
import {createHash} from 'node:crypto';
import {Tokenizer, TokenizerMode, type TokenHandler} from 'parse5';

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

/** Elements whose text is not markup, and how it is read. */
const TEXT_MODES: Readonly<Record<string, Tokenizer['state']>> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
};

/** How the policy names what stands inline. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Reads a page token by token, as a browser does: half the time of building its tree. */
export function scanPage(html: string): ScannedPage {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const foreignScripts: string[] = [];
  const codeInAttributes: string[] = [];
  /** The text of a script or style, and the list for its hash, while one is being read. */
  let inline: {text: string; readonly hashes: Set<string>} | undefined;
  const collect = ({chars}: {chars: string}) => {
    if (inline !== undefined) inline.text += chars;
  };
  const handler: TokenHandler = {
    onStartTag({tagName, attrs}) {
      tokenizer.state = TEXT_MODES[tagName] ?? tokenizer.state;
      for (const {name, value} of attrs) {
        if (/^on/.test(name) || /^\s*javascript:/i.test(value))
          codeInAttributes.push(`${name} of <${tagName}>`);
        if (name === 'style') styleHashes.add(sourceOf(value));
      }
      if (tagName === 'style') inline = {text: '', hashes: styleHashes};
      if (tagName !== 'script') return;
      const value = (attribute: string) => attrs.find(({name}) => name === attribute)?.value;
      const src = value('src');
      if (src !== undefined) {
        if (/^(?:\w+:)?\/\//.test(src)) foreignScripts.push(src);
      } else if (EXECUTED.test((value('type') ?? '').trim()))
        inline = {text: '', hashes: scriptHashes};
    },
    onEndTag() {
      if (inline !== undefined && inline.text !== '') inline.hashes.add(sourceOf(inline.text));
      inline = undefined;
    },
    onCharacter: collect,
    onNullCharacter: collect,
    onWhitespaceCharacter: collect,
    onComment: () => {},
    onDoctype: () => {},
    onEof: () => {},
  };
  const tokenizer = new Tokenizer({}, handler);
  tokenizer.write(html, true);
  return {
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    foreignScripts,
    codeInAttributes,
  };
}
