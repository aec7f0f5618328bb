/** The OpenSearch description: lets a browser offer the site's search in its address bar. */
import {escapeHtml} from '../shared/highlight';

export const OPENSEARCH_FILE = 'opensearch.xml';

export interface OpenSearchSite {
  readonly title: string;
  /** Origin and base path, ending with a slash. */
  readonly homeUrl: string;
  /** Path of the results page below the base path. */
  readonly searchPath: string;
  /** Path of the icon below the base path. */
  readonly favicon?: string;
}

/** Longest names that the format allows. */
const SHORT_NAME_LENGTH = 16;

/** The XML of the description. */
export function openSearchXml({title, homeUrl, searchPath, favicon}: OpenSearchSite): string {
  const name = escapeHtml(title);
  const address = (below: string) => escapeHtml(`${homeUrl}${below}`);
  const icon = favicon && `  <Image width="16" height="16">${address(favicon)}</Image>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, SHORT_NAME_LENGTH).trim())}</ShortName>
  <LongName>${name}</LongName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ?? ''}  <Url type="text/html" method="get" template="${address(searchPath)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${address(OPENSEARCH_FILE)}"/>
</OpenSearchDescription>
`;
}
