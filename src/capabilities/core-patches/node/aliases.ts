/** Stock modules that ours stand in for. A test checks each original against the version it was written for. */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';

export interface StandIn {
  /** Module of a package, without extension. */
  readonly original: string;
  /** Our file, from the site's root; `false` leaves the module empty. */
  readonly replacement: string | false;
  readonly reason: string;
}

export const standIns: readonly StandIn[] = [
  {
    original: '@docusaurus/theme-classic/lib/nprogress',
    replacement: false,
    reason: 'our progress bar is a client module of this plugin',
  },
  {
    original: '@docusaurus/theme-common/lib/utils/storageUtils',
    replacement: 'src/capabilities/core-patches/client/storage.ts',
    reason: 'one storage for the theme and for us, which warns once and never throws',
  },
  {
    original: '@docusaurus/core/lib/client/PendingNavigation',
    replacement: 'src/capabilities/core-patches/client/PendingNavigation.tsx',
    reason: 'a superseded route must neither show the next one early nor reload the page',
  },
  {
    original: '@docusaurus/core/lib/client/preload',
    replacement: 'src/capabilities/core-patches/client/preload.ts',
    reason: 'on a large site the routes of pages come in tables, which must be there first',
  },
  {
    original: '@docusaurus/core/lib/client/docusaurus',
    replacement: 'src/capabilities/core-patches/client/fetchAhead.ts',
    reason: 'links are fetched by intent, not by sight, and no second list of all pages is needed',
  },
];

/**
 * File of a module inside a package, past the package's export map (theme-common's names its entries only).
 *
 * @throws when no such file is installed, naming the module
 */
export function originalFile(module: string): string {
  const folders = require.resolve.paths(module) ?? [];
  const file = folders.map((folder) => path.join(folder, `${module}.js`)).find(existsSync);
  if (file === undefined) {
    throw new Error(
      `src/capabilities/core-patches/node/aliases.ts stands in for ${module}, which is not installed: ` +
        'look for where that package moved it, and change the entry.',
    );
  }
  // The bundler follows links: in a copy of the site that shares node_modules the module stands elsewhere.
  return realpathSync(file);
}

/** Entries for `resolve.alias`: absolute, since the originals are imported by relative paths. */
export function aliasesFor(siteDir: string): Record<string, string | false> {
  return Object.fromEntries(
    standIns.flatMap(({original, replacement}) => {
      const file = originalFile(original);
      const target = replacement === false ? false : path.join(siteDir, replacement);
      return [
        [file, target],
        [file.replace(/\.js$/, ''), target],
      ];
    }),
  );
}
