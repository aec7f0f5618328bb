/** Sends feedback or turns it into a prefilled issue, for the form (FeedbackForm.tsx). Contains no React. */
import type {FeedbackParty} from '@site/src/config/thirdPartyTypes';
import {issueUrl} from '@site/src/lib/issueUrl';

/** Longest message, in characters. */
export const MESSAGE_LIMIT = 2_000;
const SEND_TIMEOUT_MS = 10_000;

export interface Feedback {
  /** Path of the page. */
  readonly page: string;
  /** Whether the reader answered "Yes". */
  readonly helpful: boolean;
  /** Text of the reader; may be empty. */
  readonly message: string;
}

/**
 * Returns the URL of a form for a new issue, filled with the feedback. The form of this plugin opens it after a
 * "No", when no feedback service is configured. A message of the maximum length fits in English. In other alphabets,
 * `issueUrl` may cut it, to about 1,000 Cyrillic letters.
 *
 * @param newIssue URL of the form for a new issue
 * @throws TypeError when `newIssue` is not an absolute URL
 */
export function feedbackIssueUrl(newIssue: string, {page, helpful, message}: Feedback): string {
  return issueUrl(newIssue, {
    title: `Feedback on ${page}`,
    lines: [`Page: ${page}`, `Helpful: ${helpful ? 'yes' : 'no'}`, '', message],
  });
}

/**
 * Sends feedback to the configured service as JSON: `{project, page, helpful, message}`.
 *
 * @throws Error if the service cannot be reached, does not answer within 10 seconds, or answers with a status other than 2xx
 */
export async function sendFeedback(party: FeedbackParty, feedback: Feedback): Promise<void> {
  let response: Response;
  try {
    response = await fetch(party.endpoint, {
      method: 'POST',
      credentials: 'omit',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({project: party.project, ...feedback}),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new Error('the feedback service could not be reached', {cause});
  }
  if (!response.ok) throw new Error(`the feedback service answered ${response.status}`);
}
