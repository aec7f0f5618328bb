/** When a page was checked, and the release it was checked against. */
export interface Checked {
  readonly release: string;
  /** `2026-11-22` */
  readonly on: string;
}

/** Reads it from the front matter of a page; `undefined` for a page that rests on nothing. */
export function readChecked(checked: unknown): Checked | undefined {
  if (typeof checked !== 'object' || checked === null) return undefined;
  if (!('release' in checked) || !('on' in checked)) return undefined;
  return {release: String(checked.release), on: String(checked.on)};
}
