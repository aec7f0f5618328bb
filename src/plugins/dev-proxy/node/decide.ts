/**
 * Decides whether a request below /api is for the service or for a page of the documentation, whose paths begin with
 * /api as well. The headers and the method tell: a browser that opens a page says so. All other requests are calls. The
 * proxy (proxy.ts) asks both functions for each request.
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

/**
 * Returns whether a browser opens a page or loads a part of it, such as a script. `Sec-Fetch-Dest` is `empty` for calls with
 * fetch().
 */
function isPageOrPart(headers: IncomingHttpHeaders): boolean {
  const dest = header(headers, 'sec-fetch-dest');
  return header(headers, 'sec-fetch-mode') === 'navigate' || (dest !== '' && dest !== 'empty');
}

/** Returns whether the proxy forwards a request to the service. The dev server answers all others. */
export function goesToService(pathname: string, {method = 'GET', headers}: AskedRequest): boolean {
  if (pathname !== API_PREFIX && !pathname.startsWith(`${API_PREFIX}/`)) return false;
  // Hot reload uses sockets; the service has none.
  if (headers.upgrade !== undefined) return false;
  if (!PAGE_METHODS.includes(method)) return true;
  if (isPageOrPart(headers)) return false;
  // Old browsers and tools send no Sec-Fetch-* headers. A request whose Accept header names HTML is for the page.
  return !header(headers, 'accept').includes('text/html');
}

/**
 * Returns whether a tool such as curl asks for a page: its Accept header is missing or accepts any type, and it sends
 * no `Sec-Fetch-Dest`. False for a path with an extension, which names a file, and for requests to the service.
 */
export function isPageRequestFromTool(pathname: string, request: AskedRequest): boolean {
  const {method = 'GET', headers} = request;
  if (!PAGE_METHODS.includes(method) || headers.upgrade !== undefined) return false;
  const fileName = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (headers['sec-fetch-dest'] !== undefined || fileName.includes('.')) return false;
  return /^$|\*\/\*/.test(header(headers, 'accept')) && !goesToService(pathname, request);
}
