/** What the browser gets of some files: each function takes the text of one and returns what stands in its place. */
import path from 'node:path';
import type {RuleSetRule} from 'webpack';
import {rewrittenFiles} from '../manifest';

export type RewrittenFile = keyof typeof rewrittenFiles;

type Rewrite = (source: string) => string;

/** @throws naming the file and what was looked for: Docusaurus writes it in another way now, so the rule must follow */
export class UnknownShapeError extends Error {
  override readonly name = 'UnknownShapeError';
  constructor(target: string, expected: string) {
    super(
      `src/capabilities/core-patches rewrites ${target} and expected ${expected}, which is not there. ` +
        'Compare node/rewrite.ts with what Docusaurus writes now.',
    );
  }
}

/** What follows the import in `"name": [() => import(…), "module", require.resolveWeak("module")]`. */
const serverPartRegex = /, "(?:[^"\\\n]|\\.)*", require\.resolveWeak\("(?:[^"\\\n]|\\.)*"\)/g;

const registry: Rewrite = (source) => {
  const short = source.replace(serverPartRegex, '');
  if (short === source)
    throw new UnknownShapeError('registry.js', 'lines with require.resolveWeak(…)');
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
    throw new UnknownShapeError('docusaurus.config.mjs', `"${CONFIG_PREFIX}{…};"`);
  const config = JSON.parse(source.slice(start + CONFIG_PREFIX.length, end + 1)) as object;
  const kept = Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key));
  return `${CONFIG_PREFIX}${JSON.stringify(Object.fromEntries(kept))};`;
};

const DECODED_HASH = 'decodeURIComponent(hash.substring(1))';

const lifecycles: Rewrite = (source) => {
  if (!source.includes(DECODED_HASH))
    throw new UnknownShapeError('ClientLifecyclesDispatcher', DECODED_HASH);
  return source.replace(
    DECODED_HASH,
    `(() => { try { return ${DECODED_HASH}; } catch { return hash.substring(1); } })()`,
  );
};

export const rewrites: Readonly<Record<RewrittenFile, Rewrite>> = {
  registry,
  versionData,
  siteConfig,
  lifecycles,
};

interface LoaderContext {
  getOptions(): {readonly file: RewrittenFile};
}

/** The bundler's loader. */
export default function rewrite(this: LoaderContext, source: string): string {
  return rewrites[this.getOptions().file](source);
}

/** The rules of the bundler, each for one rewritten file. */
export const rewriteRules: readonly RuleSetRule[] = Object.entries(rewrittenFiles).map(
  ([file, {target}]) => ({
    test: target,
    enforce: 'pre',
    loader: path.resolve(__dirname, '../../../lib/loader.cjs'),
    options: {file, module: __filename},
  }),
);
