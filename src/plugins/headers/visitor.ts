/** Makes the response headers from the built pages, in the formats of several hosts (see README.md). */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThirdParty} from '../../config/thirdPartyTypes';
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {findBlockedContent, NO_EMBEDDED_ORIGINS} from './node/embedded';
import {hostFiles, hostRedirects} from './node/hostFiles';
import {pagePolicy, siteHeaders, type HeadersOptions} from './node/policy';
import {PolicyError} from './node/policyError';
import {scanPage} from './node/scanPage';
import {HEADERS_FILE, type HeadersFile, type InlineHashes} from './shared/headersFile';

export {isProgramFile} from './node/hostFiles';
export {inlineStyles} from './node/inlineStyles';

/**
 * Creates the visitor of built pages that collects the hashes of inline code, writes the headers for all hosts, and
 * puts the policy into each page. `page` throws a PolicyError for content that the policy would block. A visitor that adds
 * inline code or styles comes before it.
 */
export function responseHeaders(options: HeadersOptions): BuiltPageVisitor {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const {embedded = NO_EMBEDDED_ORIGINS} = options;
  const originsOf = (parties: readonly ThirdParty[]) => parties.flatMap((party) => party.origins);
  const chats = options.thirdParties.filter((party) => party.kind === 'chat');
  let policy = '';
  return {
    name: 'headers',

    page(page, {siteUrl}) {
      const {origin} = new URL(siteUrl);
      const {embeddings, ...hashes} = readHashes(page, {
        scripts: new Set([origin, ...originsOf(options.thirdParties)]),
        sheets: new Set([origin, ...originsOf(chats)]),
      });
      for (const {tagName, src} of embeddings) {
        const blocked = findBlockedContent(tagName, src, {siteUrl, embedded});
        if (blocked !== undefined) throw new PolicyError(page.file, blocked.found, blocked.remedy);
      }
      for (const hash of hashes.scriptHashes) scriptHashes.add(hash);
      for (const hash of hashes.styleHashes) styleHashes.add(hash);
    },

    done(site) {
      const root = rootOf(site);
      const earlier = readEarlierHashes(site, root.folder);
      const hashes: InlineHashes = {
        scriptHashes: [...new Set([...earlier.scriptHashes, ...scriptHashes])].sort(),
        styleHashes: [...new Set([...earlier.styleHashes, ...styleHashes])].sort(),
      };
      const isHttps = site.siteConfig.url.startsWith('https://');
      const headers = siteHeaders({...options, ...hashes}, isHttps);
      policy = pagePolicy(headers['Content-Security-Policy'] ?? '');
      const redirects = hostRedirects(options.redirects ?? {}, root.baseUrl);
      writeFiles(root.folder, hostFiles({headers, ...hashes}, root.baseUrl, redirects));
    },

    headElements: () => [
      {
        type: 'element',
        tagName: 'meta',
        properties: {httpEquiv: ['Content-Security-Policy'], content: policy},
        children: [],
      },
    ],
  };
}

/** The origins from which pages may load files. */
interface AllowedOrigins {
  readonly scripts: ReadonlySet<string>;
  readonly sheets: ReadonlySet<string>;
}

/** Returns the hashes of a page's inline code. @throws PolicyError for code that the policy cannot allow */
function readHashes({html, file}: BuiltPage, allowed: AllowedOrigins) {
  const {codeInAttributes, foreignScripts, foreignSheets, ...hashes} = scanPage(html);
  const [code] = codeInAttributes;
  if (code !== undefined) {
    throw new PolicyError(file, `code in ${code}`, 'Move it to a component or a client module.');
  }
  const script = findForeign(foreignScripts, allowed.scripts);
  if (script !== undefined) {
    const remedy = 'Add its origin to a third party in src/config/thirdParties.ts.';
    throw new PolicyError(file, `script ${script}`, remedy);
  }
  const sheet = findForeign(foreignSheets, allowed.sheets);
  if (sheet !== undefined) {
    const remedy = 'Save it in static/ with the files that it loads, and link to it there.';
    throw new PolicyError(file, `style sheet ${sheet}`, remedy);
  }
  return hashes;
}

/** Returns the first URL whose origin is not in a set: `//host/file` has the scheme of the page. */
const findForeign = (urls: readonly string[], origins: ReadonlySet<string>): string | undefined =>
  urls.find((url) => !origins.has(new URL(url, 'https://site.example').origin));

/**
 * Returns the folder for the host files, and its base path. The default locale is built first, into this folder. Each
 * other locale is built into a subfolder.
 */
function rootOf({isDefaultLocale, outDir, baseUrl}: BuiltSite): {folder: string; baseUrl: string} {
  if (isDefaultLocale) return {folder: outDir, baseUrl};
  // '/docs/fr/' becomes '/docs/'.
  return {folder: path.dirname(outDir), baseUrl: baseUrl.replace(/[^/]+\/$/, '')};
}

/** Returns the hashes of the locales that were built before. */
function readEarlierHashes({isDefaultLocale}: BuiltSite, folder: string): InlineHashes {
  const file = path.join(folder, HEADERS_FILE);
  if (isDefaultLocale || !existsSync(file)) return {scriptHashes: [], styleHashes: []};
  return JSON.parse(readFileSync(file, 'utf8')) as HeadersFile;
}
