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
