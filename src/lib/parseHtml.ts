import type {Nodes, Root} from 'hast';
import {fromParse5, parse, parseFragment} from './htmlPackages';

function asRoot(tree: Nodes): Root {
  if (tree.type !== 'root') throw new Error(`parse5 returned a node of type ${tree.type}`);
  return tree;
}

/**
 * Parses a built page as browsers do, except that the content of `<noscript>` becomes elements. The tree has no positions:
 * they would double the time.
 */
export function parseHtml(html: string): Root {
  return asRoot(fromParse5(parse(html, {scriptingEnabled: false})));
}

/** Parses HTML that is a part of a page. The tree has no positions. */
export function parseHtmlFragment(html: string): Root {
  return asRoot(fromParse5(parseFragment(html, {scriptingEnabled: false})));
}
