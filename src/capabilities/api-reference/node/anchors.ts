import type {Place} from '../shared/types';

/** Ids of one page: readable, without white space, each given once. And where its named objects stand. */
export class Anchors {
  private taken: Set<string>;

  constructor(
    taken: Iterable<string> = [],
    /** Named objects that the page shows by now. */
    private places = new Map<object, Place>(),
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

  /** Where an object stands, if it does. */
  placeOf(identity: object): Place | undefined {
    return this.places.get(identity);
  }

  /** Remembers where an object stands. */
  place(identity: object, place: Place): void {
    this.places.set(identity, place);
  }

  /** A copy to try something with. */
  fork(): Anchors {
    return new Anchors(this.taken, new Map(this.places));
  }

  /** Takes over what a copy has given out. */
  adopt(fork: Anchors): void {
    this.taken = fork.taken;
    this.places = fork.places;
  }
}
