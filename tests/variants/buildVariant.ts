/** Builds of the site with other settings: each is made once, and again when a file of the site or a setting has changed. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addCorpus} from './corpus';
import {addForeignPages} from './foreignPages';
import {writeFrenchSample} from './frenchSample';
import {buildSite, copySite, siteFiles} from './siteCopy';
import {configuration} from './standIn';

export type VariantName = 'configured' | 'settings' | 'acme';

interface Variant {
  readonly env: Readonly<Record<string, string>>;
  /** Off, a build takes a fifth less: for tests that look at words and links. */
  readonly minify: boolean;
  /** Changes the copy before it is built. */
  readonly prepare?: (site: string) => Promise<void>;
  /** Built in the copy of that variant and after it, so that its caches are warm with other words. */
  readonly after?: VariantName;
}

/** What the configured build names as third parties and search service; browsers are led to the stand-ins' own ports. */
export const THIRD_PARTIES = 'http://127.0.0.1:4271';
export const SEARCH_SERVICE = 'http://localhost:4272';

const VARIANTS = {
  /** Everything that may be configured: third parties, and the hosted search with the embedded index behind it. */
  configured: {
    minify: true,
    env: {
      ...configuration(THIRD_PARTIES),
      ALGOLIA_APP_ID: 'YOUR_APP_ID',
      ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
      ALGOLIA_INDEX: 'example_docs',
      ALGOLIA_HOSTS: SEARCH_SERVICE,
      SEARCH_EXTERNAL_URL: '^https://forum\\.example\\.org/',
      SEARCH_REPLACE_FROM: '^/old/',
      SEARCH_REPLACE_TO: '/',
    },
  },
  /** What does not touch each other: a second locale with a translation, the published console, pages and specifications of others. */
  settings: {
    minify: false,
    env: {SITE_LOCALES: 'en,fr', API_CONSOLE: 'on'},
    prepare: async (site) => {
      addForeignPages(site);
      addCorpus(site);
      await writeFrenchSample(site);
    },
  },
  /** Another product. */
  acme: {
    minify: false,
    env: {PRODUCT_NAME: 'Acme', PRODUCT_SLUG: 'acme', PRODUCT_PREFIX: 'ac'},
    after: 'settings',
  },
} satisfies Record<VariantName, Variant>;

/** The settings of a variant. */
export const variantEnv = <Name extends VariantName>(name: Name): (typeof VARIANTS)[Name]['env'] =>
  VARIANTS[name].env;

function stampOf(variant: Variant): string {
  const hash = createHash('sha256').update(JSON.stringify(variant));
  // No build reads the tests, save the pages that `prepare` adds.
  const files = siteFiles().filter(
    (file) => !/^tests\/(?!variants\/(?:foreign|corpus))/.test(file),
  );
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds a variant if needed, and gives the folder of its pages.
 *
 * @throws with everything the build printed, when it fails
 */
export async function buildVariant(name: VariantName): Promise<string> {
  const variant: Variant = VARIANTS[name];
  const {after, env, minify, prepare} = variant;
  const site = path.resolve('.cache/sites', after ?? name);
  const stampFile = `${path.resolve('.cache/sites', name)}.stamp`;
  const outDir = `build-${name}`;
  const buildDir = path.join(site, outDir);
  const stamp = stampOf(variant);
  if (after !== undefined) await buildVariant(after);
  const isThere = existsSync(buildDir) && existsSync(stampFile);
  if (isThere && readFileSync(stampFile, 'utf8') === stamp) return buildDir;
  rmSync(stampFile, {force: true});
  if (after === undefined) {
    copySite(name);
    await prepare?.(site);
  }
  const {code, output} = await buildSite(site, env, {outDir, minify});
  if (code !== 0) throw new Error(`The variant ${name} could not be built:\n${output}`);
  writeFileSync(stampFile, stamp);
  return buildDir;
}
