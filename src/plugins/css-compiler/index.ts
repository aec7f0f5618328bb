/** How the bundler compiles the style sheets, and which of them every page loads. See README.md. */
import type {PluginModule} from '@docusaurus/types';

export {inlineStyles} from './node/inlineStyles';

/**
 * Matches the style sheets that every page loads: all but `*.lazy.css`, `*.lazy.module.css`, and the one of the search
 * modal.
 */
const commonStylesRegex = /^(?!.*(?:@docsearch[\\/]css[\\/]|\.lazy(?:\.module)?\.css$))/;

const splitCommonStyles = {
  optimization: {splitChunks: {cacheGroups: {styles: {test: commonStylesRegex}}}},
};

function isPresetEnv(plugin: unknown): boolean {
  // A plugin with options is a pair: ['/…/postcss-preset-env/dist/index.cjs', {}].
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/**
 * The plugin, for docusaurus.config.ts. It removes postcss-preset-env, which Docusaurus adds, turns off configuration
 * files of PostCSS, and keeps lazy styles out of the common file.
 */
export const cssCompilerPlugin: PluginModule = () => ({
  name: 'css-compiler',
  configurePostCss: (options) => ({
    ...options,
    // Otherwise, postcss-loader looks for each of them in each folder above each style sheet: 14,000 attempts.
    config: false,
    plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
  }),
  configureWebpack: ({mode}, isServer) =>
    isServer || mode !== 'production' ? {} : splitCommonStyles,
});
