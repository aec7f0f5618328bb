/** What the browser gets of some files: each function takes the text of one and returns what stands in its place. */
import path from 'node:path';
import type {LoaderContext, RuleSetRule} from 'webpack';
import {rewrittenFiles} from '../manifest';

type Rewrite = (source: string) => string;

/** Names the file and what was looked for: Docusaurus writes it in another way now, so the rule must follow. */
const unknownShape = (target: string, expected: string) =>
  new Error(
    `src/capabilities/core-patches rewrites ${target} and expected ${expected}, which is not there. ` +
      'Compare node/rewrite.ts with what Docusaurus writes now.',
  );

/** What follows the import in `"name": [() => import(…), "module", require.resolveWeak("module")]`. */
const serverPartRegex = /, "(?:[^"\\\n]|\\.)*", require\.resolveWeak\("(?:[^"\\\n]|\\.)*"\)/g;

const registry: Rewrite = (source) => {
  const short = source.replace(serverPartRegex, '');
  if (short === source) throw unknownShape('registry.js', 'lines with require.resolveWeak(…)');
  return short;
};

interface VersionData {
  readonly version?: {readonly docs?: object};
}

/** Other data files of the docs plugin pass unchanged: only the version's holds the documents. */
const versionData: Rewrite = (source) => {
  const data = JSON.parse(source) as VersionData;
  if (data.version?.docs === undefined) return source;
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
};

const CONFIG_PREFIX = 'export default ';
/** Top-level settings of docusaurus.config.ts that no browser reads. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'markdown', 'staticDirectories'];

const siteConfig: Rewrite = (source) => {
  const start = source.indexOf(CONFIG_PREFIX);
  const end = source.lastIndexOf('};');
  if (start < 0 || end < start)
    throw unknownShape('docusaurus.config.mjs', `"${CONFIG_PREFIX}{…};"`);
  const config = JSON.parse(source.slice(start + CONFIG_PREFIX.length, end + 1)) as object;
  const kept = Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key));
  return `${CONFIG_PREFIX}${JSON.stringify(Object.fromEntries(kept))};`;
};

const DECODED_HASH = 'decodeURIComponent(hash.substring(1))';

const lifecycles: Rewrite = (source) => {
  if (!source.includes(DECODED_HASH))
    throw unknownShape('ClientLifecyclesDispatcher', DECODED_HASH);
  return source.replace(
    DECODED_HASH,
    `(() => { try { return ${DECODED_HASH}; } catch { return hash.substring(1); } })()`,
  );
};

/** By the names in the manifest. */
export const rewrites = {registry, versionData, siteConfig, lifecycles};

export type RewrittenFile = keyof typeof rewrites;

/** The bundler's loader. */
export default function rewrite(
  this: LoaderContext<{readonly file: RewrittenFile}>,
  source: string,
): string {
  return rewrites[this.getOptions().file](source);
}

/** The rules of the bundler, each for one rewritten file. */
export const rewriteRules: readonly RuleSetRule[] = Object.entries(rewrittenFiles).map(
  ([file, {target}]) => ({
    test: new RegExp(target),
    enforce: 'pre',
    loader: path.resolve(__dirname, '../../../lib/loader.cjs'),
    options: {file, module: __filename},
  }),
);
