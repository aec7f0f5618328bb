/**
 * What a build for Pagefind carries beside Pagefind's own index. That one only finds: it names pages by ids. The
 * table says of each id what is needed to order and to group results, and one file for each page has the texts
 * to show.
 */
import {decodePostings, encodePostings} from './postings';

export const TABLE_FILE = 'pages.json';
export const pageFile = (id: string): string => `page/${id}.json`;

/** What is known of a page before its texts are there. */
export interface PageEntry {
  /** lvl0. */
  readonly section: string;
  readonly rank: number;
}

interface PackedTable {
  /** Pages that have this in common: the beginning of their ids, section and rank. */
  readonly groups: readonly (readonly [prefix: string, section: string, rank: number])[];
  /** For each group the ends of the ids, as ascending numbers. */
  readonly ids: string;
}

/** `en_bb41722`: language and hash. As many digits as a number holds exactly, with one in front. */
const idRegex = /^(.*_)([0-9a-f]{1,12})$/;
const HEX = 16;

/** A digit in front keeps zeros at the beginning of a hash. */
const toNumber = (hash: string) => Number.parseInt(`1${hash}`, HEX);
const toHash = (value: number) => value.toString(HEX).slice(1);

/**
 * Serializes; `parsePageTable` gives the same entries back.
 *
 * @throws for an id of another form
 */
export function stringifyPageTable(entries: ReadonlyMap<string, PageEntry>): string {
  const groups = new Map<string, number[]>();
  for (const [id, {section, rank}] of entries) {
    const [, prefix, hash] = idRegex.exec(id) ?? [];
    if (prefix === undefined || hash === undefined)
      throw new Error(`Search index (Pagefind): an id of an unknown form: ${id}`);
    const key = JSON.stringify([prefix, section, rank]);
    groups.set(key, [...(groups.get(key) ?? []), toNumber(hash)]);
  }
  const packed: PackedTable = {
    groups: [...groups.keys()].map((key) => JSON.parse(key) as [string, string, number]),
    ids: encodePostings([...groups.values()].map((hashes) => hashes.sort((a, b) => a - b))),
  };
  return JSON.stringify(packed);
}

/** Reads what `stringifyPageTable` wrote. */
export function parsePageTable(json: string): Map<string, PageEntry> {
  const {groups, ids} = JSON.parse(json) as PackedTable;
  const entries = new Map<string, PageEntry>();
  const shared = groups.map(([, section, rank]): PageEntry => ({section, rank}));
  decodePostings(ids, (group, value) => {
    const entry = shared[group];
    if (entry !== undefined) entries.set(`${groups[group]?.[0] ?? ''}${toHash(value)}`, entry);
  });
  return entries;
}
