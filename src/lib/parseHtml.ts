import type {Root} from 'hast';
import {fromParse5, parse} from './htmlPackages';

/**
 * Parses a built page, for the visitors of a build and for commands, as browsers do, except that the content of
 * `<noscript>` becomes elements. The tree has no positions: they would double the time.
 */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parse(html, {scriptingEnabled: false}));
  if (tree.type !== 'root') throw new Error(`parse5 returned a node of type ${tree.type}`);
  return tree;
}
