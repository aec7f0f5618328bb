/** The embedded engine on the files of the build. It answers as soon as it has the index; the texts follow. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {EmbeddedSearch} from '../shared/embeddedSearch';
import type {SearchRequest, SearchResponse} from '../shared/hit';
import type {RecordsFile} from '../shared/record';

export interface IndexAddresses {
  /** What answers. */
  readonly indexUrl: string;
  /** The texts that hits are shown with. */
  readonly recordsUrl: string;
}

/** A question that can be sent to a worker: a signal cannot. */
export type Question = Omit<SearchRequest, 'signal'>;
export type Answer = (question: Question) => Promise<SearchResponse>;

async function readFile(url: string): Promise<RecordsFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return (await response.json()) as RecordsFile;
}

/** Loads the index. */
export async function openIndex({indexUrl, recordsUrl}: IndexAddresses): Promise<Answer> {
  const engine = new EmbeddedSearch(await readFile(indexUrl));
  const texts = loadOnce(async () => engine.addTexts(await readFile(recordsUrl)));
  // Without texts results are shown by their headings, and the next search asks for them again.
  const tryTexts = () => texts().catch(() => undefined);
  return async (question) => {
    if (question.wantsTexts === true) await tryTexts();
    const response = engine.search(question);
    void tryTexts();
    return response;
  };
}
