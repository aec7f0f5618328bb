/** Where something stands in a document, as errors name it. */

/** What a unified step knows of its document. */
interface Document {
  readonly path?: string;
  readonly cwd: string;
}

interface Positioned {
  readonly position?: {readonly start: {readonly line: number}};
}

/** `docs/page.mdx:12`, from the site's root. */
export function placeOf(
  {path = 'unknown file', cwd}: Document,
  node: Positioned,
  lines = 0,
): string {
  const short = path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path;
  return `${short}:${(node.position?.start.line ?? 0) + lines}`;
}
