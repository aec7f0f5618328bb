/**
 * For test files whose pages keep something that Playwright does not clear between the tests of a shared page:
 * `sessionStorage`, permissions, or offline mode. A new page takes four times as long as a visit.
 */
export const OWN_PAGE = {reuseContext: false} as const;
