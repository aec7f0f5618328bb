/** What src/capabilities/shell hands over to the browser. */
import type {Announcement} from '../../../config/announcement';

export interface ShellData {
  readonly announcement: Announcement | null;
  /** Page where a new issue about these documents is written. */
  readonly issuesUrl: string;
}

/** Name of the plugin, the key of its data. */
export const SHELL_PLUGIN = 'site-shell';

/** On the root element before first paint: whether the announcement is `shown` or `hidden`. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** On the root element before first paint: `hidden` when the reader hid the sidebar, else absent. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';
