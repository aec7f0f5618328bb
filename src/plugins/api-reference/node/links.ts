/** Links of a response (OpenAPI `links`): calls that can follow it, with values of the response. */
import type {LinkObject, ResponseObject} from '../../../lib/openapi/document';
import {printForReaders} from './limits';
import {codeSpan, toMdx} from './markdown';
import type {PageContext} from './page';

/**
 * Returns a list of the calls that can follow a response, as MDX; '' if there are none. A link that names no operation, or
 * is a reference to nothing, is still listed by its name. `responses.ts` puts the list below the response.
 */
export function linksList({spec, texts}: PageContext, {links = {}}: ResponseObject): string {
  const items = Object.entries(links).map(([name, entry]) => {
    const link = spec.resolve<LinkObject>(entry);
    const {operationId, operationRef, parameters = {}, requestBody, description = ''} = link;
    const body = requestBody === undefined ? {} : {requestBody};
    const values = Object.entries({...parameters, ...body})
      .map(([key, value]) => codeSpan(`${key}: ${printForReaders(value)}`))
      .join(', ');
    const call = `- **${name}**: ${codeSpan(operationId ?? operationRef ?? '')} ${values}`;
    const lines = description.trim().split('\n');
    // Blocks of the description belong to the item.
    return lines.length === 1 ? `${call} ${description}` : [call, '', ...lines].join('\n  ');
  });
  return items.length === 0 ? '' : toMdx(`${texts['api.page.links']}\n\n${items.join('\n')}`);
}
