/**
 * Redirects for renamed pages, old path to new path, without the base path: `'/old': '/new'`. The anchor and the query of
 * an address stay.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/api': '/api/overview',
};
