/**
 * URLs of forms for new issues, already filled in. What they contain is up to the callers: crash page,
 * feedback, search.
 */

/** Longest body after it is escaped. Many servers reject URLs of more than 8,000 characters. */
const MAX_BODY_LENGTH = 6_000;

/** Returns the length of a text in a URL: 1 for `a`, 6 for `ä`, and 9 for most Chinese characters. */
const escapedLength = (text: string): number =>
  String(new URLSearchParams([['', text]])).length - 1;

/** Cuts a text that is too long for a URL, and ends it with `…`. */
function cutBody(text: string): string {
  if (escapedLength(text) <= MAX_BODY_LENGTH) return text;
  let rest = MAX_BODY_LENGTH - escapedLength('…');
  let kept = '';
  for (const character of text) {
    rest -= escapedLength(character);
    if (rest < 0) break;
    kept += character;
  }
  return `${kept}…`;
}

interface Issue {
  readonly title: string;
  /** Lines of the body, which is cut if it is too long for a URL. */
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
  url.searchParams.set('body', cutBody(lines.join('\n')));
  return url.href;
}
