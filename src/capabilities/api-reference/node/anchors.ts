/** Ids of one page: readable, without white space, each given once. */
export class Anchors {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.taken = new Set(taken);
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
    return new Anchors(this.taken);
  }

  /** Takes over what a copy has given out. */
  adopt(fork: Anchors): void {
    for (const id of fork.taken) this.taken.add(id);
  }
}
