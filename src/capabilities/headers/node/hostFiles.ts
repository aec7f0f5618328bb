/** One set of headers and redirects in the languages of the hosts. */
import {HEADERS_FILE, type HeadersFile} from '../shared/headersFile';

type Headers = Readonly<Record<string, string>>;

/** Names below this folder carry a hash of their content. */
const HASHED_FOLDER = 'assets';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file without an ending that would tell its type (RFC 9727); deploy/nginx.conf and tools/serve name it too. */
const CATALOGUE = '.well-known/api-catalog';
const CATALOGUE_TYPE = 'application/linkset+json';

/** `_headers` of Netlify, Cloudflare Pages and hosts that read the same file. */
export function headersText(headers: Headers, baseUrl: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines,
    `${baseUrl}${HASHED_FOLDER}/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    `${baseUrl}${CATALOGUE}`,
    `  Content-Type: ${CATALOGUE_TYPE}`,
    '',
  ].join('\n');
}

/** Lines that deploy/nginx.conf includes; `always`, so that errors and redirects have them too. */
export function nginxText(headers: Headers): string {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return ['# Written by the build (src/capabilities/headers).', ...lines, ''].join('\n');
}

/** Where a path went, base path included. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects of pages, and of their Markdown twins. Browsers keep anchors to themselves. */
export function hostRedirects(
  redirects: Readonly<Record<string, string>>,
  baseUrl: string,
): readonly HostRedirect[] {
  return Object.entries(redirects)
    .filter(([from]) => !from.includes('#'))
    .map(([from, to]) => ({from: baseUrl + from.slice(1), to: baseUrl + to.slice(1)}))
    .flatMap(({from, to}) => [
      {from, to},
      {from: `${from}.md`, to: to === baseUrl ? to : to.replace(/(?=#|$)/, '.md')},
    ]);
}

/** Locations that deploy/nginx.conf includes; a question mark and what follows goes along. */
export function nginxRedirects(moved: readonly HostRedirect[]): string {
  const lines = moved.map(
    ({from, to}) =>
      `location = ${from} { return 308 "${to.replace(/(?=#|$)/, '$is_args$args')}"; }`,
  );
  return ['# Written by the build from src/config/redirects.ts.', ...lines, ''].join('\n');
}

/** `vercel.json` for deploying the built folder as it is. */
export function vercelSettings(
  headers: Headers,
  baseUrl: string,
  moved: readonly HostRedirect[] = [],
) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: `${baseUrl}(.*)`,
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      },
      {
        source: `${baseUrl}${HASHED_FOLDER}/(.*)`,
        headers: [{key: 'Cache-Control', value: IMMUTABLE}],
      },
      {
        source: `${baseUrl}${CATALOGUE}`,
        headers: [{key: 'Content-Type', value: CATALOGUE_TYPE}],
      },
    ],
    redirects: moved.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  };
}

/** All files, by name. */
export function hostFiles(
  file: HeadersFile,
  baseUrl: string,
  moved: readonly HostRedirect[] = [],
): Readonly<Record<string, string>> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    [HEADERS_FILE]: json(file),
    _headers: headersText(file.headers, baseUrl),
    'nginx-headers.conf': nginxText(file.headers),
    'vercel.json': json(vercelSettings(file.headers, baseUrl, moved)),
    _redirects: moved.map(({from, to}) => `${from} ${to} 301\n`).join(''),
    'nginx-redirects.conf': nginxRedirects(moved),
  };
}
