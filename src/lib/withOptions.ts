import type {Root} from 'mdast';
import type {Plugin} from 'unified';

/**
 * Returns a remark plugin that already has its options. Docusaurus sends the site configuration to every browser:
 * with the options in `[plugin, options]`, but without functions. Options inside a function stay out of the pages.
 * docusaurus.markdown.ts adds its remark steps with it, and the plugin page-errors its own.
 */
export function withOptions<Options>(
  plugin: Plugin<[Options], Root>,
  options: Options,
): Plugin<[], Root> {
  return function () {
    return plugin.call(this, options);
  };
}
