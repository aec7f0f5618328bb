import type {Place} from '../shared/types';

/** The ids of one page: readable, without whitespace, and unique. */
export class Anchors {
  private readonly used: Set<string>;
  /** Named objects that the page already shows, with their anchors. */
  readonly places = new Map<object, Place>();

  /** @param used ids that the page already has, such as those of headings */
  constructor(used: Iterable<string> = []) {
    this.used = new Set(used);
  }

  /** Number of ids, which is about the number of rows on the page. */
  get count(): number {
    return this.used.size;
  }

  /** Returns the wanted id, or the first unused one of `id-2`, `id-3`, and so on, and reserves it. */
  claim(wanted: string): string {
    const base = wanted.trim().replace(/\s+/g, '_') || 'item';
    let id = base;
    for (let count = 2; this.used.has(id); count += 1) id = `${base}-${count}`;
    this.used.add(id);
    return id;
  }
}
