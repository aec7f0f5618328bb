/**
 * For files whose tests need no page of their own: each worker keeps one, since a new one (its process, its scripts
 * compiled anew) costs four times what a visit does. Between tests Playwright clears cookies, cache, storage, routes
 * and init scripts. It leaves `sessionStorage`, permissions and a cut network: tests of these stay out of it.
 */
export const ONE_PAGE = {reuseContext: true} as const;
