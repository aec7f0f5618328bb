/** Response headers from the built pages, for every host from one source. See README.md. */
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {changePage} from '../../lib/changePage';
import {HEADERS_FILE, type HeadersFile, type InlineHashes} from './shared/headersFile';
import {builtPages, PolicyError} from './node/builtPages';
import {hostFiles, hostRedirects} from './node/hostFiles';
import {pagePolicy, siteHeaders, type HeadersOptions} from './node/policy';

/** Before all that it judges, and after the charset, which browsers look for in the first 1,024 bytes. */
const CHARSET = /<meta charset=[^>]*>/i;

/** The page with the policy in it. @throws PolicyError when it has no charset */
function withPolicy(html: string, page: string, policy: string): string {
  if (!CHARSET.test(html))
    throw new PolicyError(page, 'no <meta charset>', 'The policy follows it.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Where the files of all locales stand: other locales are built into a folder below, after the default one. */
function rootOf({i18n, outDir, baseUrl}: LoadContext): {dir: string; baseUrl: string} {
  const {currentLocale, defaultLocale} = i18n;
  if (currentLocale === defaultLocale) return {dir: outDir, baseUrl};
  return {dir: path.dirname(outDir), baseUrl: baseUrl.replace(/[^/]+\/$/, '')};
}

function earlierHashes(dir: string, isRoot: boolean): InlineHashes {
  const file = path.join(dir, HEADERS_FILE);
  if (isRoot || !existsSync(file)) return {scriptHashes: [], styleHashes: []};
  return JSON.parse(readFileSync(file, 'utf8')) as HeadersFile;
}

const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();

/** The plugin. Of the pages it changes the policy alone, so it does not matter which other plugin is done. */
export function headersPlugin(options: HeadersOptions): PluginModule {
  return (context) => ({
    name: 'site-headers',
    async postBuild({outDir, siteConfig}) {
      const root = rootOf(context);
      const origins = new Set(options.thirdParties.flatMap((party) => party.origins));
      const earlier = earlierHashes(root.dir, root.dir === outDir);
      // Loaded here, because the dev server never needs it.
      const {collectHashes} = await import('./node/collectHashes');
      const found = collectHashes(outDir, origins);
      const hashes: InlineHashes = {
        scriptHashes: union(earlier.scriptHashes, found.scriptHashes),
        styleHashes: union(earlier.styleHashes, found.styleHashes),
      };
      const headers = siteHeaders({...options, ...hashes}, siteConfig.url.startsWith('https://'));
      const policy = pagePolicy(headers['Content-Security-Policy'] ?? '');
      // One after the other: all pages of a large site are more than the memory holds.
      for (const page of builtPages(outDir))
        changePage(path.join(outDir, page), (html) => withPolicy(html, page, policy));
      const moved = hostRedirects(options.redirects ?? {}, root.baseUrl);
      const files = hostFiles({headers, ...hashes}, root.baseUrl, moved);
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(root.dir, name), text)),
      );
    },
  });
}
