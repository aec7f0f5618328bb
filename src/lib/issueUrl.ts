/** URLs of prefilled issues. They contain nothing about the reader. */

/**
 * Many servers reject much longer URLs. A feedback message of the maximum length fits, together with the path of
 * its page.
 */
const MAX_BODY_LENGTH = 2_500;

export interface Issue {
  readonly title: string;
  /** Lines of the body. The body is cut after 2,500 characters. */
  readonly lines: readonly string[];
}

/** Returns `newIssue`, the URL of a form for new issues, with title and body as query parameters. */
export function issueUrl(newIssue: string, {title, lines}: Issue): string {
  const url = new URL(newIssue);
  url.searchParams.set('title', title);
  url.searchParams.set('body', lines.join('\n').slice(0, MAX_BODY_LENGTH));
  return url.href;
}
