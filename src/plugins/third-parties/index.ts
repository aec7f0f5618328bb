/** The build-time entry: the consent bar, the sandboxed frames of third parties, and the chat-bot (README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {ThirdParty} from '../../config/thirdPartyTypes';
import {synchronize} from '../../lib/synchronize';
import {bundleFrame, frameSources} from './node/bundleFrame';
import {checkThirdParties} from './node/checkThirdParties';

/** Folder of the script of the frames. */
export const frameStaticDir = '.cache/static/third-parties';

const FRAME_SCRIPT = 'js/third-party-frame.js';

/**
 * Creates the plugin. It bundles the script of the frames when Docusaurus loads content, and adds its components to the
 * theme. They read the third parties from `customFields.thirdParties`.
 *
 * @throws Error for an entry that is wrong
 */
export function thirdPartiesPlugin(thirdParties: readonly ThirdParty[]): PluginModule {
  checkThirdParties(thirdParties);
  return ({siteDir}) => ({
    name: 'third-parties',
    getThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      const script = Buffer.from(await bundleFrame());
      synchronize(path.join(siteDir, frameStaticDir), new Map([[FRAME_SCRIPT, script]]));
    },
    getPathsToWatch: () => [path.join(frameSources, '{frame/*,protocol}.ts')],
  });
}
