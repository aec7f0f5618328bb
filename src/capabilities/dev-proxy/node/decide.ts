/**
 * Page or service? The documentation's own pages live under /api too, so the path does not tell. What the
 * request is does: a browser that opens a page or a part of it says so, and everything else is a call.
 */
import type {IncomingHttpHeaders} from 'node:http';

interface AskedRequest {
  readonly method?: string;
  readonly headers: IncomingHttpHeaders;
}

/** Path of the requests that may be forwarded, and the part that is stripped. */
export const API_PREFIX = '/api';

/** Only these methods can ask for a page. */
const PAGE_METHODS = ['GET', 'HEAD'];

const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

/** A browser fetching a page or a part of one: Sec-Fetch-Dest is `empty` for fetch(), and a name for all else. */
function isBrowsersOwn(headers: IncomingHttpHeaders): boolean {
  const dest = header(headers, 'sec-fetch-dest');
  return header(headers, 'sec-fetch-mode') === 'navigate' || (dest !== '' && dest !== 'empty');
}

/** Whether a request goes to the service; otherwise the development server answers it. */
export function goesToService(pathname: string, {method = 'GET', headers}: AskedRequest): boolean {
  if (pathname !== API_PREFIX && !pathname.startsWith(`${API_PREFIX}/`)) return false;
  // Sockets of hot reload; the service has none.
  if (headers.upgrade !== undefined) return false;
  if (!PAGE_METHODS.includes(method)) return true;
  if (isBrowsersOwn(headers)) return false;
  // Browsers and tools that do not send Sec-Fetch-*: who accepts HTML by name wants the page.
  return !header(headers, 'accept').includes('text/html');
}

/**
 * Whether a tool asks for a page: curl and client libraries take any type and name none. Browsers name HTML, and
 * say what a file is for; a name with an extension is a file, there or missing.
 */
export function isToolsVisit(pathname: string, request: AskedRequest): boolean {
  const {method = 'GET', headers} = request;
  if (!PAGE_METHODS.includes(method) || headers.upgrade !== undefined) return false;
  if (headers['sec-fetch-dest'] !== undefined || /\.[^/]*$/.test(pathname)) return false;
  return /^$|\*\/\*/.test(header(headers, 'accept')) && !goesToService(pathname, request);
}
