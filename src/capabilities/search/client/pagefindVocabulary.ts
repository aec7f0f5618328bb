/** The list of words of a Pagefind index, loaded when the first answer is out. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {WordList} from '../shared/pagefindWords';

export interface LazyWords {
  /** The list, if it is there. */
  loaded(): WordList | undefined;
  /** The list; undefined when it cannot be had, and then it is tried again by the next call. */
  load(): Promise<WordList | undefined>;
}

/** Without the list queries are answered too, but without corrections and synonyms; so its failure is none of theirs. */
export function lazyWords(read: () => Promise<string>): LazyWords {
  let list: WordList | undefined;
  const load = loadOnce(async () => (list = new WordList(await read())));
  return {loaded: () => list, load: () => load().catch(() => undefined)};
}
