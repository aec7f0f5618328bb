/** Loads Pagefind, and with it the binary that it starts. */
export function loadPagefind(): Promise<typeof import('pagefind')>;
