/** The id that the anchor of an address names, without its `#`; as it stands where it is badly escaped, as in `50%`. */
export function idOf(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
