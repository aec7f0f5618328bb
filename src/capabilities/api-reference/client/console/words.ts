/** What the console says. Ids are literal at each call, as the extraction of translations needs. */
import {translate} from '@docusaurus/Translate';
import type {Failure} from './send';

export function failureText(failure: Failure): string {
  switch (failure) {
    case 'cancelled':
      return translate({id: 'api.console.cancelled', message: 'Cancelled.'});
    case 'timeout':
      return translate({
        id: 'api.console.timeout',
        message: 'No answer within 60 seconds. The server is busy or does not answer at all.',
      });
    case 'malformed':
      return translate({
        id: 'api.console.malformed',
        message: 'The browser refused to send this: a header or the address is not valid.',
      });
    case 'characters':
      return translate({
        id: 'api.console.characters',
        message:
          'Nothing was sent: the credential or a header has a character that HTTP does not allow there. Only letters without accents, digits and common signs are safe; copy it again from its source.',
      });
    case 'redirected':
      return translate({
        id: 'api.console.redirected',
        message:
          'The server redirects this call. The console does not follow: the credential would go to a server that you did not choose.',
      });
    case 'unreachable':
      return translate({
        id: 'api.console.unreachable',
        message:
          'The server could not be reached, or it does not allow calls from this page (CORS). Is it running? The browser does not say which of the two it is.',
      });
  }
}

export function answerText(status: number, statusText: string, milliseconds: number): string {
  return translate(
    {id: 'api.console.answer', message: 'Status {status}, {time} ms'},
    {status: `${status} ${statusText}`.trim(), time: String(milliseconds)},
  );
}

/** What a refusal means for the caller, in words; undefined where the status is no refusal. */
export function statusMeaning(status: number): string | undefined {
  if (status < 400) return undefined;
  switch (status) {
    case 401:
      return translate({
        id: 'api.console.status.401',
        message: 'The credential is missing, wrong or expired.',
      });
    case 403:
      return translate({
        id: 'api.console.status.403',
        message: 'No credential was sent, or it does not allow this call.',
      });
    case 404:
      return translate({
        id: 'api.console.status.404',
        message: 'The server has nothing under this path or id.',
      });
    case 429:
      return translate({
        id: 'api.console.status.429',
        message: 'Too many calls at this time. Wait, then send it again.',
      });
    case 502:
    case 503:
    case 504:
      return translate({
        id: 'api.console.status.down',
        message: 'The service behind this server is down, busy or silent.',
      });
    default:
      return status < 500
        ? translate({
            id: 'api.console.status.refused',
            message: 'The server refuses the request as it is. Its answer says why.',
          })
        : translate({
            id: 'api.console.status.failed',
            message: 'The server failed while it worked on the request.',
          });
  }
}
