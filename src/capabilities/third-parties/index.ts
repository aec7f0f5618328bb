/** The build-time entry: the consent bar, the sandboxed frames of third parties, and the chat-bot (README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {bundleFrame, frameSources} from './node/bundleFrame';

/** Folder of the script of the frames. It must be one of the site's `staticDirectories`. */
export const frameStaticDir = '.cache/static/third-parties';

/** Creates the plugin. `customFields.thirdParties` lists the third parties. */
export const thirdPartiesPlugin: PluginModule = ({siteDir}) => ({
  name: 'third-parties',
  getThemePath: () => path.join(__dirname, 'theme'),
  async loadContent() {
    await bundleFrame(path.join(siteDir, frameStaticDir, 'js/third-party-frame.js'));
  },
  getPathsToWatch: () => [path.join(frameSources, '{frame/*,protocol}.ts')],
});
