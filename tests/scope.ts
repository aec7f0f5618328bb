/**
 * Whether to test everything: each fault on each kind of page, axe on every page, and all specifications of other
 * projects. `npm test` takes examples of each, because all of them take half an hour.
 */
export const testEverything = process.env['TEST_SCOPE'] === 'all';
