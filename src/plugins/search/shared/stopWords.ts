/** Words of queries that say little about what a reader is looking for. */

/** Splits a text into words: `'a  b\n c'` becomes `['a', 'b', 'c']`. */
const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words without meaning in a question. They are ignored when other words remain. */
export const STOP_WORDS = splitWords(`
  a about am an and any are as at be been being but by can could did do does doing don for from
  get gets getting give had has have having here how i if in into is it its just let ll many me
  much my need no of on one only or our out please re s should so some such t than that the their
  them then there these they this those three to two up ve want was we were what when where which
  while who why will with work works would you your
`);
