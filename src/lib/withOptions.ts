import type {Root} from 'mdast';
import type {Plugin} from 'unified';

/**
 * Combines a remark plugin with its options. Docusaurus sends the site configuration to every browser, including the
 * options in `[plugin, options]`, but no functions.
 */
export function withOptions<Options>(
  plugin: Plugin<[Options], Root>,
  options: Options,
): Plugin<[], Root> {
  return function () {
    return plugin.call(this, options);
  };
}
