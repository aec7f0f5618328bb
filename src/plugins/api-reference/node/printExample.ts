/** Prints the examples of a page. */
import {printExactJson} from '../../../lib/exactNumber';
import type {MediaTypeObject} from '../../../lib/openapi/document';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';
import {printLiteral} from '../shared/request/literal';
import {buildRequest} from '../shared/request/request';
import {isFormType, jsonTypeRegex, linesTypeRegex, printLines} from './mediaTypes';
import {bodyTemplate} from './requestTemplate';

/** The fields of a form as they are sent. */
function printForm(
  spec: Specification,
  media: MediaTypeObject,
  value: unknown,
  mediaType: string,
): string {
  const body = bodyTemplate(spec, mediaType, media, value);
  const request = buildRequest({method: 'POST', server: '', path: '', parameters: [], body});
  return request.body?.kind === 'form' ? request.body.text : '';
}

/**
 * Returns an example as text, and the language in which to highlight it. Text in a media type other than JSON stays as it is,
 * the fields of a form are encoded, a value in a stream of events becomes one event, and all other values become indented
 * JSON, whatever the media type is. For the examples of a page and the body in the console.
 */
export function printExample(
  spec: Specification,
  media: MediaTypeObject,
  value: unknown,
  mediaType: string,
): {code: string; language: string} {
  if (typeof value === 'string' && !jsonTypeRegex.test(mediaType)) {
    return {code: value, language: /xml|html/.test(mediaType) ? 'xml' : 'text'};
  }
  if (isFormType(mediaType) && isDictionary(value)) {
    return {code: printForm(spec, media, value, mediaType), language: 'text'};
  }
  if (linesTypeRegex.test(mediaType)) return {code: printLines(value), language: 'json'};
  if (mediaType.startsWith('text/event-stream')) {
    return {code: `data: ${printExactJson(value)}`, language: 'text'};
  }
  return {code: printLiteral(value), language: 'json'};
}
