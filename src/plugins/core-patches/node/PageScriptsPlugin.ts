/**
 * Lets Docusaurus write a script element for each chunk of a page into its HTML, so that the browser loads all of them at
 * once. Docusaurus looks the modules of a page up in its client manifest, but the package that writes the manifest
 * (react-loadable-ssr-addon) names no modules since webpack 5. This plugin adds them.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Compilation, Compiler, StatsChunk} from 'webpack';

/** The part of `client-manifest.json` that is changed: the ids of the chunks of each entry and module. */
interface ClientManifest {
  readonly origins: Record<string, readonly (string | number)[]>;
}

/**
 * Returns the ids of the chunks that `import()` of a module loads, by the module's name: `@site/docs/quickstart.mdx`.
 */
export function chunksByModule(chunks: readonly StatsChunk[]): ClientManifest['origins'] {
  const ids = new Map<string, Set<string | number>>();
  for (const {id, origins = []} of chunks) {
    for (const {request} of origins) {
      if (request === undefined || id === undefined) continue;
      ids.set(request, (ids.get(request) ?? new Set()).add(id));
    }
  }
  return Object.fromEntries([...ids].map(([module, moduleIds]) => [module, [...moduleIds]]));
}

/** The bundler's plugin for a production build of the browser's files. It rewrites the manifest in place. */
export class PageScriptsPlugin {
  /** @param manifestFile `client-manifest.json`, which Docusaurus reads before it renders the pages */
  constructor(private readonly manifestFile: string) {}

  private addModules(compilation: Compilation) {
    const {chunks = []} = compilation
      .getStats()
      .toJson({all: false, chunks: true, chunkOrigins: true, ids: true});
    const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as ClientManifest;
    Object.assign(manifest.origins, chunksByModule(chunks));
    writeFileSync(this.manifestFile, JSON.stringify(manifest));
  }

  apply(compiler: Compiler) {
    // The manifest is written in the `emit` hook, which comes before.
    compiler.hooks.afterEmit.tap('PageScriptsPlugin', (compilation) => {
      this.addModules(compilation);
    });
  }
}
