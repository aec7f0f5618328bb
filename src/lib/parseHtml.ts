import type {Root} from 'hast';
import type * as HastUtilFromParse5 from 'hast-util-from-parse5';
import type * as Parse5 from 'parse5';
import {nodeRequire} from './nodeRequire';

const {fromParse5} = nodeRequire('hast-util-from-parse5') as typeof HastUtilFromParse5;
const {parse} = nodeRequire('parse5') as typeof Parse5;

/**
 * Parses a built page, for the visitors of a build and for commands, as browsers do, except that the content of
 * `<noscript>` becomes elements. The tree has no positions: they would double the time.
 */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parse(html, {scriptingEnabled: false}));
  if (tree.type !== 'root') throw new Error(`parse5 returned a node of type ${tree.type}`);
  return tree;
}
