import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** Where something stands in a document, as errors name it: `docs/page.mdx:12`, from the site's root. */
export function placeOf(
  {path = 'unknown file', cwd}: Pick<VFile, 'cwd' | 'path'>,
  {position}: Pick<Node, 'position'>,
  lines = 0,
): string {
  const short = path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
  return `${short}:${(position?.start.line ?? 0) + lines}`;
}
