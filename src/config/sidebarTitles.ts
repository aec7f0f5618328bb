/** Titles between groups of the sidebars, as texts for translation. */
export const sidebarTitles = {
  'sidebar.learn': 'Learn',
  'sidebar.build': 'Build',
  'sidebar.community': 'Community',
  'sidebar.api': 'API',
};
