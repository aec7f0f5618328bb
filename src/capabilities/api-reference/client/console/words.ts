/** What the console says. Ids are literal at each call, as the extraction of translations needs. */
import {translate} from '@docusaurus/Translate';
import type {Failure} from './send';

/** Why a call came to nothing. */
export const failureTexts: Readonly<Record<Failure, string>> = {
  cancelled: translate({id: 'api.console.cancelled', message: 'Cancelled.'}),
  timeout: translate({
    id: 'api.console.timeout',
    message: 'No answer within 60 seconds. The server is busy or does not answer at all.',
  }),
  malformed: translate({
    id: 'api.console.malformed',
    message: 'The browser refused to send this: a header or the address is not valid.',
  }),
  characters: translate({
    id: 'api.console.characters',
    message:
      'Nothing was sent: the credential or a header has a character that HTTP does not allow there. Only letters without accents, digits and common signs are safe; copy it again from its source.',
  }),
  redirected: translate({
    id: 'api.console.redirected',
    message:
      'The server redirects this call. The console does not follow: the credential would go to a server that you did not choose.',
  }),
  unreachable: translate({
    id: 'api.console.unreachable',
    message:
      'The server could not be reached, or it does not allow calls from this page (CORS). Is it running? The browser does not say which of the two it is.',
  }),
};

const down = translate({
  id: 'api.console.status.down',
  message: 'The service behind this server is down, busy or silent.',
});

/** What refusals mean for the caller, by status or by its first digit. */
const meanings: Readonly<Record<number, string>> = {
  401: translate({
    id: 'api.console.status.401',
    message: 'The credential is missing, wrong or expired.',
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
  502: down,
  503: down,
  504: down,
  4: translate({
    id: 'api.console.status.refused',
    message: 'The server refuses the request as it is. Its answer says why.',
  }),
  5: translate({
    id: 'api.console.status.failed',
    message: 'The server failed while it worked on the request.',
  }),
};

/** What a status means in words; undefined where it is no refusal. */
export function statusMeaning(status: number): string | undefined {
  return meanings[status] ?? meanings[Math.floor(status / 100)];
}
