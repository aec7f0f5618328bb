/** What each style sheet passes on its way into the bundle. */
import type {PostCssOptions} from '@docusaurus/types';

/** Docusaurus names its plugin by module, with options beside it; plugins of plugins are functions. */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) &&
  typeof plugin[0] === 'string' &&
  plugin[0].includes('postcss-preset-env');

/**
 * Takes out postcss-preset-env, sixty plugins for browsers older than those of package.json. The prefixes that those
 * need, the minimizer (Lightning CSS) adds by itself. Nor is a file of settings looked for in the folders above each
 * sheet.
 *
 * @throws when postcss-preset-env is not among the plugins
 */
export function lighterPostCss(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
  if (plugins.length === options.plugins.length) {
    throw new Error(
      'src/capabilities/core-patches/node/postCss.ts takes out postcss-preset-env, which Docusaurus no longer uses: remove the step.',
    );
  }
  return {...options, plugins, config: false};
}
