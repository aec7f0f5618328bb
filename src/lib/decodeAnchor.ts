/** Returns the id that an anchor (without its `#`) refers to. An anchor with invalid escapes, `50%`, is returned as it is. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
