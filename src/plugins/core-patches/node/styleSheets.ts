/** How the bundler compiles style sheets, and which of them every page loads. */

/**
 * Matches the style sheets that every page loads: all but `*.lazy.css`, `*.lazy.module.css`, and the one of the search
 * modal.
 */
const commonStylesRegex = /^(?!.*(?:@docsearch[\\/]css[\\/]|\.lazy(?:\.module)?\.css$))/;

/** A group of chunks for the bundler: the common file, without lazy styles. */
export const commonStyles = {test: commonStylesRegex};

interface PostCssOptions {
  readonly plugins: readonly unknown[];
  readonly [option: string]: unknown;
}

/**
 * Returns the options without postcss-preset-env: Lightning CSS does the same work again when it minimizes. Turns off the
 * configuration files of PostCSS, which postcss-loader would look for in each folder above each style sheet.
 */
export const withoutPresetEnv = <Options extends PostCssOptions>(options: Options) => ({
  ...options,
  config: false,
  plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
});

function isPresetEnv(plugin: unknown): boolean {
  // A plugin with options is a pair: ['/…/postcss-preset-env/dist/index.cjs', {}].
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}
