/** The build-time entry: the consent bar, the sandboxed frames of third parties, and the chat-bot (README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {bundleFrame, frameSources} from './node/bundleFrame';

/** Folder of the script of the frames. It must be one of the site's `staticDirectories`. */
export const frameStaticDir = '.cache/static/third-parties';

/**
 * The plugin. It bundles the script of the frames when Docusaurus loads content, and adds its components to the theme. They
 * read the third parties from `customFields.thirdParties`.
 */
export const thirdPartiesPlugin: PluginModule = ({siteDir}) => ({
  name: 'third-parties',
  getThemePath: () => path.join(__dirname, 'theme'),
  async loadContent() {
    await bundleFrame(path.join(siteDir, frameStaticDir, 'js/third-party-frame.js'));
  },
  getPathsToWatch: () => [path.join(frameSources, '{frame/*,protocol}.ts')],
});
