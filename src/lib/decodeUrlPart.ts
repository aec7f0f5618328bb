/**
 * Decodes a part of a URL: a path, or an anchor without its `#`. Returns a part with invalid escapes, `50%`, as it is. For
 * the browser's client modules, the readers of built pages, and the pointers of specifications.
 */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
