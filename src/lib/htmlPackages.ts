/**
 * The packages that read, convert, and write HTML in a build, loaded by Node itself. Docusaurus loads its configuration
 * and everything that this imports with jiti, which compiles each file of an ESM package with Babel. In a fresh clone,
 * that takes 2.5 s for the 170 files of these packages, and Node takes 0.1 s.
 */
import {createRequire} from 'node:module';
import type * as HastUtilFromParse5 from 'hast-util-from-parse5';
import type * as HastUtilToHtml from 'hast-util-to-html';
import type * as HastUtilToMdast from 'hast-util-to-mdast';
import type * as MdastUtilGfm from 'mdast-util-gfm';
import type * as MdastUtilPhrasing from 'mdast-util-phrasing';
import type * as MdastUtilToMarkdown from 'mdast-util-to-markdown';
import type * as Parse5 from 'parse5';

const load = createRequire(__filename);

export const {parse} = load('parse5') as typeof Parse5;
export const {fromParse5} = load('hast-util-from-parse5') as typeof HastUtilFromParse5;
export const {toHtml} = load('hast-util-to-html') as typeof HastUtilToHtml;
export const {defaultHandlers, toMdast} = load('hast-util-to-mdast') as typeof HastUtilToMdast;
export const {gfmToMarkdown} = load('mdast-util-gfm') as typeof MdastUtilGfm;
export const {phrasing} = load('mdast-util-phrasing') as typeof MdastUtilPhrasing;
export const {toMarkdown} = load('mdast-util-to-markdown') as typeof MdastUtilToMarkdown;
