/** The question "Was this page helpful?" below each document (see README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/**
 * The plugin for docusaurus.config.ts, which adds the form to the theme. The form reads `thirdParties` and `newIssue`
 * from `customFields`.
 */
export const feedbackPlugin: PluginModule = () => ({
  name: 'feedback',
  getThemePath: () => path.join(__dirname, 'theme'),
});
