/** The OpenSearch description: lets a browser offer the site's search in its address bar. */

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

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Longest names that the format allows. */
const SHORT_NAME_LENGTH = 16;

/** The XML of the description. */
export function openSearchXml({title, homeUrl, searchPath, favicon}: OpenSearchSite): string {
  const icon =
    favicon === undefined
      ? []
      : [`  <Image width="16" height="16">${escapeXml(`${homeUrl}${favicon}`)}</Image>`];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(title.slice(0, SHORT_NAME_LENGTH).trim())}</ShortName>`,
    `  <LongName>${escapeXml(title)}</LongName>`,
    `  <Description>Search ${escapeXml(title)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...icon,
    `  <Url type="text/html" method="get" template="${escapeXml(`${homeUrl}${searchPath}`)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${homeUrl}${OPENSEARCH_FILE}`)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
