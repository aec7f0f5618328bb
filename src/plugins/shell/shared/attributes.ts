/** Attribute of the root element, set before first paint: `shown` or `hidden`. Absent if there is no announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** Attribute of the root element, set before first paint: `hidden` if the reader hid the sidebar, otherwise absent. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';
