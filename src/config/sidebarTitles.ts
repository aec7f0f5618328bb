/** Headings between groups of the sidebars, by id. They are translated like the texts in texts.ts. */
export const sidebarTitles = {
  'sidebar.learn': 'Learn',
  'sidebar.build': 'Build',
  'sidebar.community': 'Community',
  'sidebar.api': 'API',
};
