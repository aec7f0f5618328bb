/** Renders the responses of an operation or callback. */
import {STATUS_CODES} from 'node:http';
import type {OperationObject, ResponseObject} from '../../../lib/openapi/document';
import {responsesOf} from '../../../lib/openapi/operations';
import {bodyContent} from './bodies';
import {linksList} from './links';
import {toMdx} from './markdown';
import {attribute, heading, joinBlocks, type PageContext} from './page';
import type {PageTexts} from './pageTexts';
import {headerRows, headersList} from './parameters';

/** Returns `200 OK`, `4XX (any status that begins with 4)`, or, for `default`, `Any other status`. */
export function statusTitle(status: string, texts: PageTexts): string {
  if (status === 'default') return texts['api.page.anyStatus'];
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined) return `${range}XX (${texts['api.page.statusRange']} ${range})`;
  const phrase = STATUS_CODES[status];
  return phrase === undefined ? status : `${status} ${phrase}`;
}

/**
 * For `operationPage.ts` and `callbacks.ts`: returns every status with its headers, bodies, and links, as MDX. A reader
 * can fold those of the page's own operation (level 3), but not those of a callback (level 4). Adds the rows to
 * `page.data`, and reserves their anchors on the page.
 *
 * @param prefix starts the anchors
 */
export function responseSections(
  page: PageContext,
  operation: OperationObject,
  level: 3 | 4,
  prefix = '',
): string {
  const sections = responsesOf(operation).map(([status, entry]) => {
    const response = page.spec.resolve<ResponseObject>(entry);
    const id = `${prefix}${status}`;
    // Headers first, as on the page, because both claim anchors.
    const headers = headerRows(page, response.headers, `${id}.headers`);
    const content = bodyContent(page, {content: response.content}, id, page.shownBodies);
    const section = joinBlocks(
      heading(level, statusTitle(status, page.texts), id),
      toMdx(response.description ?? '', 4),
      headersList(page, headers),
      content,
      linksList(page, response),
    );
    return level === 4
      ? section
      : `<Response ${attribute('status', status)}>\n\n${section}\n\n</Response>`;
  });
  return joinBlocks(...sections);
}
