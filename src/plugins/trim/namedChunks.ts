/**
 * Chunks named once. Stock Docusaurus numbers chunks and ships two tables that lead from number to name and back;
 * with the name as the id both tables go, some fifteen bytes a page.
 */
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Class name of the plugin that defines `__webpack_require__.gca`, which the core's prefetch calls with a chunk's name. */
const STOCK_PLUGIN = 'ChunkAssetPlugin';

interface Compilation {
  readonly hooks: {
    readonly additionalTreeRuntimeRequirements: {
      tap(name: string, listener: (chunk: object) => void): void;
    };
  };
  addRuntimeModule(chunk: object, module: object): void;
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, listener: (compilation: Compilation) => void): void;
    };
  };
}

/** Defines the address of a chunk by its id, which is its name. */
function chunkAddressPlugin(bundler: Bundler): {apply(compiler: Compiler): void} {
  const {RuntimeModule, RuntimeGlobals} = bundler;
  class ChunkAddress extends RuntimeModule {
    constructor() {
      super('site-chunk-address', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      return `__webpack_require__.gca = function(name) { return ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(name); };`;
    }
  }
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('site-chunk-address', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('site-chunk-address', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddress());
        });
      });
    },
  };
}

const isStock = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === STOCK_PLUGIN;

/**
 * The part of the bundler's configuration that names chunks once.
 *
 * @param plugins those of the configuration so far; the stock plugin among them is replaced
 * @throws when the stock plugin is not there: the core has changed, and this file must follow
 */
export function namedChunks(plugins: readonly unknown[], bundler: Bundler): object {
  if (!plugins.some(isStock)) {
    throw new Error(
      `src/plugins/trim/namedChunks.ts replaces the core's ${STOCK_PLUGIN}, which is no longer there: compare with the core's client configuration.`,
    );
  }
  return {
    mergeStrategy: {plugins: 'replace'},
    optimization: {chunkIds: 'named'},
    output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
    plugins: [...plugins.filter((plugin) => !isStock(plugin)), chunkAddressPlugin(bundler)],
  };
}
