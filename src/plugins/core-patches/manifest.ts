/**
 * Lists the modules and the generated files of Docusaurus that this site changes. README.md also lists what changes the
 * settings of the bundler. Gains are measured when this site had 62 pages: JavaScript of /quickstart after brotli, with
 * and without the patch.
 */

interface Patch {
  /** The module, without its extension, or the generated files that the patch applies to. */
  readonly target: string;
  readonly change: string;
  /** The measured gain for readers. */
  readonly gain: string;
  /** The issue of facebook/docusaurus, where there is one. */
  readonly upstream?: string;
  /** When the patch can be removed. */
  readonly removeWhen: string;
}

interface ReplacedModule extends Patch {
  /** The module that replaces the target: a path in this folder, or false for an empty module. */
  readonly replacement: string | false;
}

/** Browser modules that are replaced through `resolve.alias`. */
export const replacedModules = {
  prism: {
    target: '@docusaurus/theme-classic/lib/prism-include-languages',
    replacement: false,
    change: 'The highlighter is not loaded, because the build highlights code (../code).',
    gain: '28.3 KB per page',
    upstream: '#9122',
    removeWhen: 'theme-classic loads Prism only with a code block that needs it',
  },
  pendingNavigation: {
    target: '@docusaurus/core/lib/client/PendingNavigation',
    replacement: 'client/PendingNavigation',
    change:
      'A superseded navigation does not show its page early. A page that fails to load is reloaded once, and only if the server answers.',
    gain: 'a reader keeps a readable page without a connection, and a page that stays broken offers Retry',
    upstream: '#7599',
    removeWhen: 'Docusaurus reloads a page only if a reload can help',
  },
  prefetchOnIntent: {
    target: '@docusaurus/core/lib/client/docusaurus',
    replacement: 'client/prefetchOnIntent',
    change:
      'Pages are fetched when a reader is about to open them, not when a link scrolls into view. ' +
      'An unknown connection type counts as slow.',
    gain: '92 KB of prefetched files per page, and 0.3 KB of code',
    upstream: '#7256',
    removeWhen: 'Docusaurus has an option for when to prefetch',
  },
} satisfies Record<string, ReplacedModule>;

/** Rules of the bundler for browser files. */
export const moduleRules = {
  tabs: {
    target: '@docusaurus/theme-classic/lib/theme/Tabs/index',
    change: 'Tabs are not mounted again after hydration: for them, `useIsBrowser` is always true.',
    gain: 'a click, the focus, and selected text inside tabs survive hydration',
    upstream: '#5653',
    removeWhen: 'the key of the tabs no longer changes after hydration',
  },
  tslib: {
    target: '@docusaurus/utils-common/lib/index',
    change: 'Gets only the one helper of tslib that it calls, instead of all of them.',
    gain: '3.2 KB per page',
    removeWhen: 'utils-common is an ES module',
  },
  keyOrder: {
    target: '@docusaurus/theme-common/lib/utils/reactUtils',
    change:
      '`useShallowMemoObject` orders keys by their characters, not by the rules of a language.',
    gain: '40 ms less blocking on a slow phone: the browser does not load its collator',
    removeWhen: 'theme-common compares the keys without localeCompare',
  },
  versionDocuments: {
    target: '.docusaurus/docusaurus-plugin-content-docs/default/p/*.json',
    change:
      'Titles and descriptions of all documents move from the data of every page to the component that shows them ' +
      '(theme/DocCardList).',
    gain: '3.0 KB per page, and about 50 bytes more for each page of the site',
    upstream: '#7256',
    removeWhen: 'the docs plugin loads titles and descriptions with the cards',
  },
} satisfies Record<string, Patch>;

/** Files that Docusaurus generates, a bundler plugin changes, and Docusaurus then reads. */
export const generatedFiles = {
  clientManifest: {
    target: '.docusaurus/client-manifest.json',
    change:
      'Names the chunks of each module, so that Docusaurus writes a script element for each chunk of a page.',
    gain: 'one round trip less before hydration',
    removeWhen:
      'the HTML of a page names its chunks (react-loadable-ssr-addon stopped with webpack 5)',
  },
} satisfies Record<string, Patch>;

/** Chunks whose names the bundler settings repeat. */
export const chunkNames = {
  document: {
    target: '.docusaurus/registry.js',
    change:
      'The chunks of the components around every document become one chunk, with the name of the docs plugin.',
    gain: '3.8 KB per page, and four requests',
    removeWhen: 'Docusaurus puts these components into one chunk',
  },
} satisfies Record<string, Patch>;

/** Deep imports at build time. */
export const buildImports = {
  frontMatter: {
    target: '@docusaurus/plugin-content-docs/lib/frontMatter',
    change:
      'Front matter is checked against the schema of the docs plugin before the plugin does it.',
    gain: 'wrong values are reported with file, line, and remedy, for all pages at once',
    removeWhen: 'the docs plugin reports the line',
  },
} satisfies Record<string, Patch>;
