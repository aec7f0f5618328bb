/**
 * URLs of forms for new issues, already filled in. What they contain is up to the callers: crash page,
 * feedback, search.
 */

/**
 * Many servers reject much longer URLs. A feedback message of the maximum length fits, together with the path of
 * its page.
 */
const MAX_BODY_LENGTH = 2_500;

interface Issue {
  readonly title: string;
  /**
   * Lines of the body. The body is cut after 2,500 characters, counted before they are escaped for the URL.
   */
  readonly lines: readonly string[];
}

/**
 * Adds title and body to the URL of a form for new issues, as query parameters.
 *
 * @param newIssue  an absolute URL; others throw TypeError
 */
export function issueUrl(newIssue: string, {title, lines}: Issue): string {
  const url = new URL(newIssue);
  url.searchParams.set('title', title);
  url.searchParams.set('body', lines.join('\n').slice(0, MAX_BODY_LENGTH));
  return url.href;
}
