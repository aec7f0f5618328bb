import leven from 'leven';

/**
 * Returns the known name that differs least from `name`, ignoring capitals. Returns undefined if more than about a third
 * of the letters of `name` differ.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.round(name.length / 3) + 1;
  const near = known
    .map((other) => ({other, distance: leven(name.toLowerCase(), other.toLowerCase())}))
    .filter(({distance}) => distance < limit);
  return near.sort((a, b) => a.distance - b.distance)[0]?.other;
}

interface Suggestion {
  /** Writes the name as its author would, `#install`. In quotes by default. */
  readonly show?: (nearest: string) => string;
  /** The sentence if no name is near. None by default. */
  readonly otherwise?: string;
}

/** Returns a sentence that suggests the nearest known name, with a space before it: ` Did you mean "read"?`. */
export function didYouMean(
  name: string,
  known: readonly string[],
  {show = JSON.stringify, otherwise = ''}: Suggestion = {},
): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return ` Did you mean ${show(nearest)}?`;
  return otherwise === '' ? '' : ` ${otherwise}`;
}
