/** Lets Lightning CSS alone compile the style sheets. See README.md. */
import type {PluginModule} from '@docusaurus/types';

function isPresetEnv(plugin: unknown): boolean {
  // A plugin with options is a pair: ['/…/postcss-preset-env/dist/index.cjs', {}].
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** The plugin. It removes postcss-preset-env, which Docusaurus adds, from the PostCSS plugins. */
export const cssCompilerPlugin: PluginModule = () => ({
  name: 'css-compiler',
  configurePostCss: (options) => ({
    ...options,
    plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
  }),
});
