import type {Place} from '../shared/types';

/** Ids of one page: readable, without white space, each given once. */
export class Anchors {
  private readonly taken: Set<string>;
  /** Named objects that the page shows by now, and where. */
  readonly places = new Map<object, Place>();

  constructor(taken: Iterable<string> = []) {
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
}
