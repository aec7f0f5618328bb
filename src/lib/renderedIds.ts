/**
 * Lets a remark step say which ids a component will render, so that page-errors can check links to them before the page
 * is built.
 */
import type {} from 'mdast';

declare module 'mdast' {
  interface Data {
    /** Ids of elements inside the HTML that replaces this node. */
    renderedIds?: readonly string[];
  }
}
