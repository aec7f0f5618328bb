/** The question "Was this page helpful?" below each document (see README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** The plugin. It reads `thirdParties` and `newIssue` from the configuration's customFields. */
export const feedbackPlugin: PluginModule = () => ({
  name: 'feedback',
  getThemePath: () => path.join(__dirname, 'theme'),
});
