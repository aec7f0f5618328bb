import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Matches code that would break at a space or a hyphen. */
const breakRegex = /[ -]/;
/** Code of this length fits on one line of all screens, and of all but the narrowest phones. */
const LENGTH = 24;
const WIDE_LENGTH = 38;

/**
 * The rehype step that marks code which stays on one line, in place: with `data-short`, and with `data-short="wide"` if the
 * narrowest phones have no space for it. In tables, which are narrower, `tableStep` does it. docusaurus.markdown.ts adds it to
 * the steps of all pages.
 */
export const shortCodeStep: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre' || element.tagName === 'table') return SKIP;
    const text = toString(element);
    if (element.tagName === 'code' && breakRegex.test(text) && text.length <= WIDE_LENGTH)
      element.properties['dataShort'] = text.length > LENGTH ? 'wide' : '';
    return undefined;
  });
};
