/**
 * Returns the id that an anchor (without its `#`) refers to. An anchor with invalid escapes, `50%`, is returned as it
 * is. For the browser's client modules and for the readers of built pages.
 */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
