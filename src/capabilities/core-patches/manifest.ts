/** Every internal of Docusaurus that this site touches. Nothing outside of this folder touches one (a lint rule). */

/** One change to an internal. */
export interface Patch<Target = string> {
  /** Module of a package without extension, or what the paths of its files match. */
  readonly target: Target;
  readonly change: string;
  /** Measured on the 62 pages of this site, with the patch and without: KB after brotli of /quickstart, or s of a cold build. */
  readonly gain: string;
  /** Issue of facebook/docusaurus, where there is one. */
  readonly upstream?: string;
  /** When the patch can go. */
  readonly until: string;
}

/** A module of the browser that one of ours takes the place of; `false` leaves it empty. */
export interface ReplacedModule extends Patch {
  /** Path below this folder, without extension. */
  readonly by: string | false;
}

export const replacedModules = {
  prism: {
    target: '@docusaurus/theme-classic/lib/prism-include-languages',
    by: false,
    change: 'the highlighter is not loaded: code is highlighted by the build (../code)',
    gain: '28.3 KB',
    upstream: '#9122',
    until: 'theme-classic loads Prism with the code block that needs it',
  },
  nprogress: {
    target: '@docusaurus/theme-classic/lib/nprogress',
    by: false,
    change:
      'the shell has a progress bar with an accessible name, which no superseded route leaves behind',
    gain: '1.2 KB',
    until: 'the stock bar has both',
  },
  pendingNavigation: {
    target: '@docusaurus/core/lib/client/PendingNavigation',
    by: 'client/PendingNavigation',
    change:
      'a superseded route neither shows early nor reloads; offline, the page that is there stays',
    gain: 'a readable page instead of the browser’s error page',
    upstream: '#7599',
    until: 'the core reloads only where a reload can help',
  },
  fetchAhead: {
    target: '@docusaurus/core/lib/client/docusaurus',
    by: 'client/fetchAhead',
    change:
      'pages are fetched by intent, not when a link scrolls into view; an unknown connection type counts as slow',
    gain: '0.2 KB, and the requests for every page of a sidebar',
    upstream: '#7256',
    until: 'the core can be told when to prefetch',
  },
} as const satisfies Record<string, ReplacedModule>;

/** Files whose text a loader rewrites on its way into the browser's bundle, by the name of the function in node/rewrite.ts. */
export const rewrittenFiles = {
  registry: {
    target: /[\\/]\.docusaurus[\\/]registry\.js$/,
    change: 'path and id of each module go: only the server reads them',
    gain: '0.5 KB, some 10 bytes a page',
    upstream: '#7256',
    until: 'the core writes a registry for the browser',
  },
  versionData: {
    target:
      /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
    change:
      'titles and descriptions of all documents go from every page to the cards that show them (theme/DocCardList)',
    gain: '3.0 KB, some 50 bytes a page',
    upstream: '#7256',
    until: 'the docs plugin loads them with the cards',
  },
  siteConfig: {
    target: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
    change: 'settings that only the build reads go',
    gain: '2.1 KB',
    until: 'the core leaves them out',
  },
  lifecycles: {
    target: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/,
    change: 'an address whose hash is no valid percent-encoding does not crash the page',
    gain: 'no crash at /quickstart#50%',
    until: 'the core guards decodeURIComponent',
  },
} as const satisfies Record<string, Patch<RegExp>>;

/** Changes to what the build itself does. */
export const buildSteps = {
  tslib: {
    target: '@docusaurus/utils-common/lib/index',
    change: 'gets the one helper of tslib that it calls',
    gain: '3.0 KB',
    until: 'utils-common is an ES module',
  },
  frontMatter: {
    target: '@docusaurus/plugin-content-docs/lib/frontMatter',
    change:
      'its schema is asked before the plugin does, so that a wrong value is told with its line',
    gain: 'file, line and remedy, for all pages at once',
    until: 'the docs plugin names the line',
  },
  postCss: {
    target: 'postcss-preset-env',
    change: 'autoprefixer in its place, which is all that browserslist asks for',
    gain: '1 s',
    until: 'Lightning CSS prefixes alone',
  },
} as const satisfies Record<string, Patch>;
