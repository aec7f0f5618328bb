/** Prefilled reports: the address of a new issue, with nothing in it about the reader. */

/** Most servers refuse much longer addresses. Holds a feedback message at its limit, and the page it is about. */
const BODY_LIMIT = 2_500;

export interface Issue {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Address of `base` (a "new issue" page) with title and body filled in. */
export function issueUrl(base: string, {title, lines}: Issue): string {
  const url = new URL(base);
  url.searchParams.set('title', title);
  url.searchParams.set('body', lines.join('\n').slice(0, BODY_LIMIT));
  return url.href;
}
