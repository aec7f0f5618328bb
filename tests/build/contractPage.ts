/** Finds on a built page what its specification promises. */
import type {CheerioAPI} from 'cheerio';
import type {BuiltPage} from '../builtSite';
import type {Promised} from './contract';
import {plain} from './contractWords';

/** Maps the id of each element to the id of the nearest h2 or h3 above it. */
export function findSections($: CheerioAPI): Map<string, string> {
  const found = new Map<string, string>();
  let section = '';
  for (const element of $('article').find('h2[id], h3[id], [id]').toArray()) {
    const id = $(element).attr('id') ?? '';
    if (/^h[23]$/.test(element.tagName)) section = id;
    else found.set(id, section);
  }
  return found;
}

/** Returns what is missing from a page for one promise. */
export function findProblems(
  {$}: BuiltPage,
  places: ReadonlyMap<string, string>,
  promise: Promised,
): string[] {
  const {id, within, section, words} = promise;
  const candidates =
    within === undefined
      ? [id]
      : [...places.keys()].filter((key) => key.startsWith(`${within}.`) && key.endsWith(id));
  const inSection = candidates.filter((key) => places.get(key) === section);
  if (inSection.length === 0) return [`no anchor ${within ?? ''}${id} in section ${section}`];
  const texts = inSection.map((key) => plain($(`[id="${key.replace(/["\\]/g, '\\$&')}"]`).text()));
  const missing = words.filter((word) => !texts.some((text) => text.includes(plain(word))));
  return missing.map((word) => `${id}: the row does not contain ${JSON.stringify(word)}`);
}
