/** Where feedback goes, without React. */
import type {FeedbackParty} from '@site/src/config/thirdPartyTypes';
import {issueUrl} from '@site/src/lib/issueUrl';

/** Longest message that fits into the address of a prefilled issue. */
export const MESSAGE_LIMIT = 2_000;
/** A send that takes longer is given up; what was typed stays. */
const SEND_TIMEOUT_MS = 10_000;

export interface Feedback {
  /** Path of the page. */
  readonly page: string;
  readonly helpful: boolean;
  readonly message: string;
}

/** Address of a new issue with the feedback written into it; no personal data. */
export function feedbackIssueUrl(newIssue: string, {page, helpful, message}: Feedback): string {
  return issueUrl(newIssue, {
    title: `Feedback on ${page}`,
    lines: [`Page: ${page}`, `Helpful: ${helpful ? 'yes' : 'no'}`, '', message],
  });
}

/**
 * Sends feedback to the configured project as JSON: `{project, page, helpful, message}`.
 *
 * @throws Error with a sentence for the reader when it did not arrive
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
