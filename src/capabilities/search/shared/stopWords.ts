/** Words that carry no meaning in a question; dropped when others remain. */
import {stem} from './tokens';

const WORDS =
  'a about all am an and any are as at be been being but by can could did do does doing don for from ' +
  'get gets getting give had has have having here how i if in into is it its just let ll me my need no ' +
  'of on one only or our out please re s should so some such t than that the their them then there ' +
  'these they this those to up ve want was we were what when where which while who why will with would ' +
  'work works you your';

const stopWords: ReadonlySet<string> = new Set(
  WORDS.split(' ').flatMap((word) => [word, stem(word)]),
);

/** Words that say little beside others: a question is rarely about them. */
const WEAK =
  'actually allow already another anywhere available between bit come currently different difference ever exactly ' +
  'far find go happen kind know look lot make many mean more much new often once other per possible quite really ' +
  'same see show someone something start still support tell thing try two use various versus vs want way well whole';

const weakWords: ReadonlySet<string> = new Set(WEAK.split(' ').map(stem));

/** Whether a term (already stemmed) may be missing from a page that answers. */
export function isWeakWord(term: string): boolean {
  return weakWords.has(term);
}

/** Whether a term (already stemmed) is one of them. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
