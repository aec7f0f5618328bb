import type {Place} from '../shared/types';

/** Ids of one page: readable, without white space, each given once. */
export class Anchors {
  private taken: Set<string>;

  constructor(
    taken: Iterable<string> = [],
    /** Named objects that the page shows by now, and where. */
    public places = new Map<object, Place>(),
  ) {
    this.taken = new Set(taken);
  }

  /** How many there are: the rows of the page by now. */
  get count(): number {
    return this.taken.size;
  }

  /** The wanted id, or the first free one of `id-2`, `id-3` … */
  claim(wanted: string): string {
    const base = wanted.trim().replace(/\s+/g, '_') || 'item';
    let id = base;
    for (let count = 2; this.taken.has(id); count += 1) id = `${base}-${count}`;
    this.taken.add(id);
    return id;
  }

  /** A copy to try something with. */
  fork(): Anchors {
    return new Anchors(this.taken, new Map(this.places));
  }

  /** Takes over what a copy has given out. */
  adopt({taken, places}: Anchors): void {
    Object.assign(this, {taken, places});
  }
}
