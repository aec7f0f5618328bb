/** Writes the same headers and redirects in the formats of several hosts. */
import {markdownPath} from '../../../lib/pagePaths';
import {HEADERS_FILE, type HeadersFile} from '../shared/headersFile';

type Headers = Readonly<Record<string, string>>;

/** Filenames in this folder contain a hash of the content. */
const HASHED_FOLDER = 'assets';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files for programs, which programs and pages of other sites may load. deploy/nginx.conf names them too. */
const PROGRAM_FILES = {
  extensions: ['md', 'txt', 'json', 'yaml', 'xml', 'tgz'],
  folder: '.well-known',
};
const PROGRAM_FILE_PATTERN = `.*\\.(?:${PROGRAM_FILES.extensions.join('|')})|${PROGRAM_FILES.folder}/.*`;
const programFileRegex = new RegExp(`^(?:${PROGRAM_FILE_PATTERN})$`);
const CORP = 'Cross-Origin-Resource-Policy';
const PROGRAM_FILE_HEADERS: Headers = {'Access-Control-Allow-Origin': '*', [CORP]: 'cross-origin'};

/**
 * Returns whether a file of the build is for programs. The path is relative to the build folder. `npm run serve` gives
 * such files other headers, as the hosts do.
 */
export const isProgramFile = (file: string): boolean => programFileRegex.test(file);

/** An old path and the new one, both with the base path. */
export interface HostRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the texts of the files that hosts read, by their names in the build folder. Adds `Cache-Control` for hashed
 * files, which nginx gets from deploy/nginx.conf instead.
 */
export function hostFiles(
  file: HeadersFile,
  baseUrl: string,
  redirects: readonly HostRedirect[] = [],
): ReadonlyMap<string, string> {
  return new Map([
    [HEADERS_FILE, toJson(file)],
    ['_headers', headersText(file.headers, baseUrl)],
    ['nginx-headers.conf', nginxHeaders(file.headers)],
    ['vercel.json', toJson(vercelSettings(file.headers, baseUrl, redirects))],
    ['_redirects', redirects.map(({from, to}) => `${from} ${to} 301\n`).join('')],
    ['nginx-redirects.conf', nginxRedirects(redirects)],
  ]);
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the redirects of pages and of their Markdown copies, with the base path.
 *
 * @param redirects new paths by old ones, below the base path: `/old` to `/new#part`
 */
export function hostRedirects(
  redirects: Readonly<Record<string, string>>,
  baseUrl: string,
): readonly HostRedirect[] {
  return Object.entries(redirects).flatMap(([oldPath, newPath]) => {
    const from = baseUrl + oldPath.slice(1);
    const to = baseUrl + newPath.slice(1);
    const [page = '', anchor] = to.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return [
      {from, to},
      {from: markdownPath(from, baseUrl), to: markdownPath(page, baseUrl) + hash},
    ];
  });
}

/** Returns `_headers`, which Netlify, Cloudflare Pages, and other hosts read. */
function headersText(headers: Headers, baseUrl: string): string {
  const linesOf = (values: Headers) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  const programFiles = [
    ...PROGRAM_FILES.extensions.map((extension) => `*.${extension}`),
    `${PROGRAM_FILES.folder}/*`,
  ];
  return [
    `${baseUrl}*`,
    ...linesOf(headers),
    // "!" removes the value of the first rule. Cloudflare would add to it; other hosts ignore the line.
    ...programFiles.flatMap((pattern) => [
      baseUrl + pattern,
      `  ! ${CORP}`,
      ...linesOf(PROGRAM_FILE_HEADERS),
    ]),
    `${baseUrl}${HASHED_FOLDER}/*`,
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}

/** Returns the lines that deploy/nginx.conf includes. `always` adds the headers to errors and redirects as well. */
function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    // nginx.conf makes the exception for files for programs.
    if (name === CORP) return `add_header ${name} $site_corp always;`;
    const escaped = value.replace(/["\\]/g, '\\$&');
    return `add_header ${name} "${escaped}" always;`;
  });
  return ['# Written by the build (src/plugins/headers).', ...lines, ''].join('\n');
}

/** Returns the locations that deploy/nginx.conf includes. Redirects keep the query of a request. */
export function nginxRedirects(redirects: readonly HostRedirect[]): string {
  const lines = redirects.map(({from, to}) => {
    // The query belongs before the anchor: '/new$is_args$args#part'.
    const target = to.replace(/(?=#|$)/, '$is_args$args');
    return `location = ${from} { return 308 "${target}"; }`;
  });
  return ['# Written by the build from src/config/redirects.ts.', ...lines, ''].join('\n');
}

/** Returns the content of `vercel.json` for deploying the build folder. */
export function vercelSettings(
  headers: Headers,
  baseUrl: string,
  redirects: readonly HostRedirect[] = [],
) {
  const listOf = (values: Headers) => Object.entries(values).map(([key, value]) => ({key, value}));
  return {
    cleanUrls: true,
    trailingSlash: false,
    // The last value of a header counts.
    headers: [
      {source: `${baseUrl}(.*)`, headers: listOf(headers)},
      {
        source: `${baseUrl}(${PROGRAM_FILE_PATTERN})`,
        headers: listOf(PROGRAM_FILE_HEADERS),
      },
      {
        source: `${baseUrl}${HASHED_FOLDER}/(.*)`,
        headers: [{key: 'Cache-Control', value: IMMUTABLE}],
      },
    ],
    redirects: redirects.map(({from, to}) => ({source: from, destination: to, permanent: true})),
  };
}
