/** Builds the site with other settings. A build is made once, and again when a file of the site or a setting changes. */
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addCorpus, corpus} from './corpus';
import {addForeignPages} from './foreignPages';
import {writeFrenchSample} from './frenchSample';
import {mockThirdParties} from './mockThirdParties';
import {buildSite, copySite, editFile, siteFiles} from './siteCopy';

export type VariantName = 'settings' | 'acme';

interface Variant {
  readonly env: Readonly<Record<string, string>>;
  /** Changes the copy of the site before the build. */
  readonly prepare?: (site: string) => Promise<void>;
  /**
   * Builds in the copy of that variant and after it, so that the caches contain the texts of the other variant. Then
   * `prepare` may run again on a copy that it has changed.
   */
  readonly after?: VariantName;
}

/** The addresses of third parties and of the search service in the build. Browsers map them to the ports of the mocks. */
export const THIRD_PARTIES = 'http://127.0.0.1:4271';
export const SEARCH_SERVICE = 'http://localhost:4272';

const THIRD_PARTIES_FILE = 'src/config/thirdParties.ts';

/** Settings for the addresses of results in the search of that build. */
const RESULT_ADDRESSES = JSON.stringify({
  externalUrlRegex: '^https://forum\\.example\\.org/',
  replaceSearchResultPathname: {from: '^/old/', to: '/'},
});

const VARIANTS = {
  /** All optional settings: third parties, the hosted search with the embedded search as fallback, and a second locale. */
  settings: {
    env: {
      ALGOLIA_APP_ID: 'YOUR_APP_ID',
      ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
      ALGOLIA_INDEX: 'example_docs',
      ALGOLIA_HOSTS: SEARCH_SERVICE,
      SITE_LOCALES: 'en,fr',
    },
    prepare: async (site) => {
      const parties = JSON.stringify(mockThirdParties(THIRD_PARTIES));
      editFile(path.join(site, THIRD_PARTIES_FILE), (text) =>
        text.replace(/(?<=readonly ThirdParty\[\] =) \[\]/, () => parties),
      );
      editFile(path.join(site, 'src/config/search.ts'), (text) =>
        text.replace(/(?<=^const resultAddresses\b[^=]*=\s*)\{\}/m, () => RESULT_ADDRESSES),
      );
      await writeFrenchSample(site);
    },
  },
  /**
   * Another product without third parties, with pages and specifications of other projects. They are here, because a
   * build of two locales would have them twice.
   */
  acme: {
    env: {PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'},
    after: 'settings',
    prepare: async (site) => {
      cpSync(THIRD_PARTIES_FILE, path.join(site, THIRD_PARTIES_FILE));
      addForeignPages(site);
      addCorpus(site);
    },
  },
} satisfies Record<VariantName, Variant>;

/** Returns the environment variables of a variant. */
export function variantEnv<Name extends VariantName>(name: Name): (typeof VARIANTS)[Name]['env'] {
  return VARIANTS[name].env;
}

/** Returns a hash of the settings and of all files that the build reads. TEST_SCOPE chooses the corpus. */
function fingerprint(variant: Variant): string {
  const hash = createHash('sha256').update(JSON.stringify([variant, corpus]));
  // The build does not read tests, except what `prepare` adds.
  const files = siteFiles().filter(
    (file) => !/^tests\/(?!variants\/(?:foreign|corpus|buildVariant|mockThirdParties))/.test(file),
  );
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds a variant if necessary and returns the folder of its pages.
 *
 * @throws if the build fails, with its output
 */
export async function buildVariant(name: VariantName): Promise<string> {
  const variant: Variant = VARIANTS[name];
  const {after, env, prepare} = variant;
  const site = path.resolve('.cache/sites', after ?? name);
  const stampFile = `${path.resolve('.cache/sites', name)}.stamp`;
  const outDir = `build-${name}`;
  const buildDir = path.join(site, outDir);
  const stamp = fingerprint(variant);
  if (after !== undefined) await buildVariant(after);
  const isBuilt = existsSync(buildDir) && existsSync(stampFile);
  if (isBuilt && readFileSync(stampFile, 'utf8') === stamp) return buildDir;
  rmSync(stampFile, {force: true});
  if (after === undefined) copySite(name);
  await prepare?.(site);
  const {code, output} = await buildSite(site, env, {outDir});
  if (code !== 0) throw new Error(`The build of the variant ${name} failed:\n${output}`);
  writeFileSync(stampFile, stamp);
  return buildDir;
}
