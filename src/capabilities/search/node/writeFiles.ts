/** Writes what the search needs beside the pages: the data of the embedded engine, and the OpenSearch description. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeHtml} from '../../../lib/escapeHtml';
import {indexOf, INDEX_FILE} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';

/** Where the records stand, below the base path. */
export const RECORDS_DIR = 'assets/search';
export const OPENSEARCH_FILE = 'opensearch.xml';
/** Longest short name that the format allows. */
const SHORT_NAME_LENGTH = 16;

/** Writes the records, under a name with their hash, which hosts may cache for ever, and the index that names them. */
export async function writeIndex(outDir: string, file: RecordsFile): Promise<void> {
  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const records = `${RECORDS_DIR}/records.${hash}.json`;
  await mkdir(path.join(outDir, RECORDS_DIR), {recursive: true});
  await writeFile(path.join(outDir, records), json);
  await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(indexOf(file, records)));
}

/** Lets a browser offer the site's search in its address bar; of the addresses of the results page and the icon. */
export const openSearchXml = (title: string, searchUrl: string, iconUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, SHORT_NAME_LENGTH).trim())}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <Image width="16" height="16">${escapeHtml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
