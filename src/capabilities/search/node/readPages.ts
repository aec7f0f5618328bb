/** Built pages by route: read and extracted, in threads when there are many. */
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {inBatches} from './batches';
import {extractPage, type ExtractedPage} from './extract';

/** Files read at a time. */
const BATCH = 32;
/** Pages from which threads repay their start, about half a second each. */
const THREADS_FROM = 200;
const MAX_THREADS = 4;

/** What one thread is to read; its answer has one entry for each path. */
export interface PagesToRead {
  readonly outDir: string;
  /** Paths below the base path, without slashes around them. */
  readonly locals: readonly string[];
}

async function readPage(outDir: string, local: string): Promise<ExtractedPage | undefined> {
  const candidates = local === '' ? ['index.html'] : [`${local}.html`, `${local}/index.html`];
  for (const candidate of candidates) {
    try {
      return extractPage(await readFile(path.join(outDir, candidate), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(
    `Search records: no file for the route /${local}; looked for ${candidates.join(' and ')} in ${outDir}`,
  );
}

/** Reads pages in this thread. */
export const readHere = ({outDir, locals}: PagesToRead): Promise<(ExtractedPage | undefined)[]> =>
  inBatches(locals, BATCH, (local) => readPage(outDir, local));

function readInThread(workerData: PagesToRead): Promise<(ExtractedPage | undefined)[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'readWorker.cjs'), {workerData});
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`Search records: a reading thread ended with code ${code}, without pages`)),
    );
  });
}

/**
 * Reads pages in their order; undefined stands for one that is no content.
 *
 * @throws when a path has no HTML file
 */
export async function readPages({
  outDir,
  locals,
}: PagesToRead): Promise<(ExtractedPage | undefined)[]> {
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  if (locals.length < THREADS_FROM || threads < 2) return readHere({outDir, locals});
  const size = Math.ceil(locals.length / threads);
  const parts = Array.from({length: threads}, (_part, index) =>
    locals.slice(index * size, (index + 1) * size),
  );
  return (await Promise.all(parts.map((part) => readInThread({outDir, locals: part})))).flat();
}
