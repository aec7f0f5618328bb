/** Messages of the console. `docusaurus write-translations` only finds ids that are literals in the call. */
import {translate} from '@docusaurus/Translate';
import type {Failure} from './send';

/** Why there is no response. */
export const failureMessages: Readonly<Record<Failure, string>> = {
  cancelled: translate({id: 'api.console.cancelled', message: 'Cancelled.'}),
  timeout: translate({
    id: 'api.console.timeout',
    message: 'No response within 60 seconds. The server is busy or does not respond at all.',
  }),
  malformed: translate({
    id: 'api.console.malformed',
    message: 'The browser did not send this: a header or the address is not valid.',
  }),
  characters: translate({
    id: 'api.console.characters',
    message:
      'Nothing was sent: the credential or a header has a character that HTTP does not allow there. Use only letters without accents, digits, and common punctuation, or copy it again from its source.',
  }),
  redirected: translate({
    id: 'api.console.redirected',
    message:
      'The server redirects this call. The console does not follow: the credential would go to a server that you did not choose.',
  }),
  unreachable: translate({
    id: 'api.console.unreachable',
    message:
      'The server could not be reached, or it does not allow calls from this page (CORS). Check whether it is running. The browser does not say which of the two is the cause.',
  }),
};

const unavailable = translate({
  id: 'api.console.status.down',
  message: 'The service behind this server is down, busy, or does not respond.',
});

/** Explanations of error statuses, by status or by first digit. */
const statusMessages: Readonly<Record<number, string>> = {
  401: translate({
    id: 'api.console.status.401',
    message: 'The credential is missing, wrong, or expired.',
  }),
  403: translate({
    id: 'api.console.status.403',
    message: 'No credential was sent, or it does not allow this call.',
  }),
  404: translate({
    id: 'api.console.status.404',
    message: 'The server has nothing under this path or id.',
  }),
  429: translate({
    id: 'api.console.status.429',
    message: 'Too many calls at this time. Wait, then send it again.',
  }),
  502: unavailable,
  503: unavailable,
  504: unavailable,
  4: translate({
    id: 'api.console.status.refused',
    message: 'The server rejected the request. The response says why.',
  }),
  5: translate({
    id: 'api.console.status.failed',
    message: 'The server failed while it processed the request.',
  }),
};

/**
 * Returns an explanation of an HTTP error status (400 to 599), or undefined for any other status. `ResponseView` shows
 * it.
 */
export function statusMessage(status: number): string | undefined {
  return statusMessages[status] ?? statusMessages[Math.floor(status / 100)];
}
