/**
 * Options for test files that can share one page per worker. A new page (with its process and newly compiled
 * scripts) takes four times as long as a visit. Between tests Playwright clears cookies, cache, storage, routes, and
 * init scripts, but not `sessionStorage`, permissions, or offline mode: tests that use those need their own page.
 */
export const SHARED_PAGE = {reuseContext: true} as const;
