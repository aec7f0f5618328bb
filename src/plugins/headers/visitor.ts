/** Makes the response headers from the built pages, in the formats of several hosts (see README.md). */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThirdParty} from '../../config/thirdPartyTypes';
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../../lib/builtPages';
import {escapeHtml} from '../../lib/escapeHtml';
import {writeFiles} from '../../lib/writeFiles';
import {findBlockedContent, NO_EMBEDDED_ORIGINS} from './node/embedded';
import {hostFiles, hostRedirects} from './node/hostFiles';
import {inlineStyles, isBundledSheet, readSheet} from './node/inlineStyles';
import {hashSource, pagePolicy, siteHeaders, type HeadersOptions} from './node/policy';
import {PolicyError} from './node/policyError';
import {scanPage} from './node/scanPage';
import {HEADERS_FILE, type HeadersFile, type InlineHashes} from './shared/headersFile';

export {isProgramFile} from './node/hostFiles';

/**
 * Creates the visitor of built pages that collects the hashes of inline code, writes the headers for all hosts, and
 * puts the bundler's style sheet and the policy into each page. `page` throws a PolicyError for content that the policy
 * would block, and `rewrite` an Error for a page without `<meta charset>`.
 */
export function responseHeaders(options: HeadersOptions): BuiltPageVisitor {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  /** The text of each style sheet of the bundler, by its address. */
  const bundledSheets = new Map<string, string>();
  const {embedded = NO_EMBEDDED_ORIGINS} = options;
  const originsOf = (parties: readonly ThirdParty[]) => parties.flatMap((party) => party.origins);
  const chats = options.thirdParties.filter((party) => party.kind === 'chat');
  let policy = '';
  return {
    name: 'headers',

    page(page, site) {
      const {siteUrl, baseUrl} = site;
      const {origin} = new URL(siteUrl);
      const {embeddings, sheets, ...hashes} = scanAllowed(page, siteUrl, {
        scripts: new Set([origin, ...originsOf(options.thirdParties)]),
        sheets: new Set([origin, ...originsOf(chats)]),
      });
      for (const address of sheets) {
        if (!isBundledSheet(address, baseUrl) || bundledSheets.has(address)) continue;
        const text = readSheet(address, site);
        bundledSheets.set(address, text);
        styleHashes.add(hashSource(text));
      }
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

    rewrite: (html, file) => addPolicy(inlineStyles(html, bundledSheets), policy, file),
  };
}

/** Matches the declaration of a page's encoding: `<meta charset=UTF-8>`, but no other element that contains the word. */
const charsetRegex = /<meta\s+charset\s*=[^>]*>/i;

/**
 * Adds the policy to the text of a page: after `<meta charset>`, which browsers look for in the first 1,024 bytes, and
 * before everything that the policy applies to. @throws Error for a page without `<meta charset>`
 */
function addPolicy(html: string, policy: string, file: string): string {
  if (!charsetRegex.test(html)) {
    throw new Error(`${file}: no <meta charset> found in the head. Add one as its first element.`);
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return html.replace(charsetRegex, (charset) => charset + meta);
}

/** The origins from which pages may load files. */
interface AllowedOrigins {
  readonly scripts: ReadonlySet<string>;
  readonly sheets: ReadonlySet<string>;
}

/** Scans a page. @throws PolicyError for code and style sheets that the policy cannot allow */
function scanAllowed({html, file}: BuiltPage, siteUrl: string, allowed: AllowedOrigins) {
  const page = scanPage(html);
  const findForeign = (addresses: readonly string[], origins: ReadonlySet<string>) =>
    addresses.find((address) => !origins.has(new URL(address, siteUrl).origin));
  const [code] = page.codeInAttributes;
  if (code !== undefined) {
    throw new PolicyError(file, `code in ${code}`, 'Move it to a component or a client module.');
  }
  const script = findForeign(page.scriptFiles, allowed.scripts);
  if (script !== undefined) {
    const remedy = 'Add its origin to a third party in src/config/thirdParties.ts.';
    throw new PolicyError(file, `script ${script}`, remedy);
  }
  const sheet = findForeign(page.sheets, allowed.sheets);
  if (sheet !== undefined) {
    const remedy = 'Save it in static/ with the files that it loads, and link to it there.';
    throw new PolicyError(file, `style sheet ${sheet}`, remedy);
  }
  return page;
}

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
