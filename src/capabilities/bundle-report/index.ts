/**
 * With BUNDLE_REPORT=on a build writes which modules stand in which browser chunk, with their bytes before
 * minifying, to .cache/bundle-report.json. `npm run bundle` makes and prints it.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** One module of a chunk; `bytes` are those of its source. */
export interface ReportedModule {
  readonly name: string;
  readonly bytes: number;
}

/** Chunk files, each with its modules, largest first. */
export type BundleReport = Record<string, ReportedModule[]>;

interface StatsModule {
  readonly name?: string;
  readonly size?: number;
  readonly modules?: readonly StatsModule[];
}

interface StatsChunk {
  readonly files?: readonly string[];
  readonly modules?: readonly StatsModule[];
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        listener: (stats: {toJson(options: object): {chunks?: readonly StatsChunk[]}}) => void,
      ): void;
    };
  };
}

/** Every module by itself: by default the bundler folds them into groups. */
const STATS_OPTIONS = {
  ids: true,
  cachedModules: true,
  chunks: true,
  modules: true,
  chunkModules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  chunkModulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
};

/** The modules inside a concatenated one, or the module itself. */
function flatten(module: StatsModule): ReportedModule[] {
  if (module.modules !== undefined && module.modules.length > 0)
    return module.modules.flatMap(flatten);
  return [{name: module.name ?? 'unknown', bytes: module.size ?? 0}];
}

function report(chunks: readonly StatsChunk[]): BundleReport {
  return Object.fromEntries(
    chunks.flatMap((chunk) =>
      (chunk.files ?? [])
        .filter((file) => file.endsWith('.js'))
        .map((file) => [
          file,
          (chunk.modules ?? []).flatMap(flatten).sort((a, b) => b.bytes - a.bytes),
        ]),
    ),
  );
}

/** The plugin; does nothing unless `enabled`. */
export function bundleReportPlugin(enabled: boolean): PluginModule {
  return ({siteDir}) => ({
    name: 'bundle-report',
    configureWebpack(_config, isServer) {
      if (!enabled || isServer) return {};
      const write = {
        apply(compiler: Compiler) {
          compiler.hooks.done.tap('bundle-report', (stats) => {
            const {chunks} = stats.toJson(STATS_OPTIONS);
            const file = path.join(siteDir, '.cache/bundle-report.json');
            mkdirSync(path.dirname(file), {recursive: true});
            writeFileSync(file, JSON.stringify(report(chunks ?? []), null, 1));
          });
        },
      };
      return {plugins: [write]};
    },
  });
}
