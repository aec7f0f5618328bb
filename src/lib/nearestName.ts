import leven from 'leven';

/**
 * Returns the known name that differs least from `name`, ignoring capitals. Returns undefined if more than about a third
 * of the letters of `name` differ. Error messages suggest the result.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.round(name.length / 3) + 1;
  const near = known
    .map((other) => ({other, distance: leven(name.toLowerCase(), other.toLowerCase())}))
    .filter(({distance}) => distance < limit);
  return near.sort((a, b) => a.distance - b.distance)[0]?.other;
}
