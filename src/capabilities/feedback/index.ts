/** "Was this page helpful?" at the foot of each page (see README.md beside this file). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** The plugin. Where an answer goes say `thirdParties` and `newIssue` of the configuration's customFields. */
export const feedbackPlugin: PluginModule = () => ({
  name: 'site-feedback',
  getThemePath: () => path.join(__dirname, 'theme'),
});
