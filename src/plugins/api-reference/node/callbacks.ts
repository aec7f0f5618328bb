/** Callbacks of an operation: requests that the API sends to an address that the caller gave. */
import type {Named, OperationObject, PathItemObject} from '../../../lib/openapi/document';
import {withExternalDocs} from '../../../lib/openapi/operations';
import {mergeParameters, operationsOf} from '../../../lib/openapi/paths';
import {requestSection} from './bodies';
import {toMdx} from './markdown';
import {heading, headingId, joinBlocks, type PageContext} from './page';
import {parameterSections} from './parameters';
import {responseSections} from './responses';
import {securityText} from './security';

/** Everything about one callback: its address, parameters, body, and the responses that the API expects. */
function callbackSection(
  page: PageContext,
  name: string,
  address: string,
  item: PathItemObject,
): string[] {
  return operationsOf(item).map(({method, source}) => {
    const {summary = '', description, externalDocs, security} = source;
    // Several addresses of a callback may have the same method.
    const id = page.anchors.claim(headingId(`callbacks.${name}.${method}`));
    return joinBlocks(
      heading(3, name, id),
      toMdx(`\`${method.toUpperCase()} ${address}\` ${summary}`),
      source.deprecated === true && `**${page.texts['api.endpoint.deprecated']}**`,
      toMdx(withExternalDocs(description, externalDocs), 4),
      security && securityText(page, security),
      parameterSections(page, mergeParameters(page.spec, item, source), 4, `${id}.`),
      requestSection(page, source, 4, `${id}.`),
      responseSections(page, source, 4, `${id}.`),
    );
  });
}

/**
 * Returns all callbacks of an operation as MDX, '' if it has none. Adds their rows to `page.data`, and reserves
 * anchors. `operationPage.ts` puts them into the contract. Expects a checked specification (`checkSpecification`), in
 * which each reference points to something.
 */
export function callbackSections(page: PageContext, {callbacks = {}}: OperationObject): string {
  const {spec} = page;
  const sections = Object.entries(callbacks).flatMap(([name, entry]) => {
    const addresses = spec.resolve<Named<PathItemObject>>(entry);
    // A callback may have extensions, `x-note`, next to its addresses.
    return Object.entries(addresses)
      .filter(([address]) => !address.startsWith('x-'))
      .flatMap(([address, item]) =>
        callbackSection(page, name, address, spec.resolve<PathItemObject>(item)),
      );
  });
  return joinBlocks(...sections);
}
