/** On the root element before first paint: whether the announcement is `shown` or `hidden`. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** On the root element before first paint: `hidden` when the reader hid the sidebar, else absent. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';
