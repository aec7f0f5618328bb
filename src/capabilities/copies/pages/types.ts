import type {Root} from 'mdast';

/** A page under docs/, variables substituted. */
export interface SourcePage {
  /** From the site's root, `docs/network.mdx`. */
  readonly file: string;
  /** Without `docs/` and extension, `network`. */
  readonly id: string;
  /** Path of the page without base path, `/network`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** 0 to 100; pages without one, or with 0, are in no summary. */
  readonly weight: number;
  /** Plain Markdown: components unwrapped, samples filled in, links absolute. Made when asked for. */
  readonly body: () => Root;
}
