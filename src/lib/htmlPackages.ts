/**
 * The packages that parse and convert HTML, and write Markdown, in a build, loaded by Node itself. Docusaurus loads its
 * configuration and everything that this imports with jiti, which compiles each file of an ESM package with Babel. In a
 * fresh clone, that takes 2.5 s for the 170 files of these packages, and Node takes 0.1 s.
 */
import {createRequire} from 'node:module';
import type * as HastUtilFromParse5 from 'hast-util-from-parse5';
import type * as HastUtilToMdast from 'hast-util-to-mdast';
import type * as Parse5 from 'parse5';
import type * as Remark from 'remark';
import type * as RemarkGfm from 'remark-gfm';

const load = createRequire(__filename);

export const {parse, parseFragment} = load('parse5') as typeof Parse5;
export const {fromParse5} = load('hast-util-from-parse5') as typeof HastUtilFromParse5;
export const {defaultHandlers, toMdast} = load('hast-util-to-mdast') as typeof HastUtilToMdast;
export const {remark} = load('remark') as typeof Remark;
export const {default: remarkGfm} = load('remark-gfm') as typeof RemarkGfm;
