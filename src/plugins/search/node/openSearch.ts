/** Makes the OpenSearch description, with which browsers offer the site's search in their address bar. */
import {escapeHtml} from '../../../lib/escapeHtml';

/** Longest short name that the format allows. */
const MAX_SHORT_NAME = 16;

/**
 * Returns the text of the OpenSearch file. Its short name is cut off after 16 characters.
 *
 * @param title name of the site
 * @param searchUrl absolute URL of the results page
 * @param iconUrl absolute URL of the icon
 */
export const openSearchXml = (title: string, searchUrl: string, iconUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, MAX_SHORT_NAME).trim())}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <Image width="16" height="16">${escapeHtml(iconUrl)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
