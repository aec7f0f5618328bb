/** Scripts of others: the consent bar, their frames, the chat-bot (see README.md beside this file). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** The plugin. Which parties there are says `customFields.thirdParties`. */
export const thirdPartiesPlugin: PluginModule = () => ({
  name: 'site-third-parties',
  getThemePath: () => path.join(__dirname, 'theme'),
});
