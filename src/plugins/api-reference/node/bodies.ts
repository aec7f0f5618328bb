/** Renders the bodies of requests and responses as MDX, for operations and callbacks. */
import type {
  MediaTypeObject,
  OperationObject,
  RequestBodyObject,
} from '../../../lib/openapi/document';
import {flatten} from '../../../lib/openapi/schema';
import type {Place, Property} from '../shared/types';
import {labelLimits, listOrUndefined} from './limits';
import {codeSpan, toMdx} from './markdown';
import {dataComponent, heading, headingId, joinBlocks, type PageContext} from './page';
import {headerRows, headersList, serialization} from './parameters';
import {propertyTree} from './properties';
import {typeLabel} from './typeLabel';

/**
 * Returns the rows of a body. The properties of a form also have their content types, and the headers of its parts
 * follow.
 *
 * @param base starts the anchors
 */
function bodyRows(
  page: PageContext,
  {encoding = {}}: MediaTypeObject,
  tree: Property,
  base: string,
): string {
  const headers = Object.entries(encoding).flatMap(([part, partEncoding]) =>
    headerRows(page, partEncoding.headers, `${base}.headers.${part}`, `${part}: `),
  );
  const children = tree.children?.map((child): Property => {
    const {contentType, ...rule} = encoding[child.name ?? ''] ?? {};
    const mediaType = contentType === undefined ? [] : [contentType];
    const sent = labelLimits({mediaType, style: serialization(rule)}, page.texts);
    const limits = [...(child.limits ?? []), ...sent];
    return {...child, limits: listOrUndefined(limits)};
  });
  return joinBlocks(
    dataComponent(page, 'BodyShape', {...tree, children}),
    headersList(page, headers),
  );
}

/**
 * Returns the media types of a body with their properties, or the text "No body." if it has none. Adds the rows to
 * `page.data`, and reserves their anchors on the page; the first media type has the shortest ones.
 *
 * @param id starts the anchors
 * @param shown the named schemas (`$ref`) that the page already shows. Such a body becomes a link to the first one, and a
 *   new one is added to this map. Without the map, every body is shown in full
 */
export function bodyContent(
  page: PageContext,
  {content = {}, required}: RequestBodyObject,
  id: string,
  shown?: Map<string, Place>,
): string {
  const {spec, anchors, texts} = page;
  const parts = Object.entries(content).map(([mediaType, media], index) => {
    const {schema} = media;
    const label = texts['api.body.type'].replace('{type}', () => codeSpan(mediaType));
    const title = required === true ? `${label} **${texts['api.body.required']}**` : label;
    if (schema === undefined) return title;
    const base = index === 0 ? id : `${id}.${headingId(mediaType)}`;
    const reference = typeof schema === 'object' ? schema.$ref : undefined;
    const sameAs = reference === undefined ? undefined : shown?.get(reference);
    if (sameAs !== undefined) {
      const type = typeLabel(spec, flatten(spec, schema), texts);
      const body: Property = {id: anchors.claim(`${base}.body`), type, sameAs};
      return joinBlocks(title, dataComponent(page, 'BodyShape', body));
    }
    const tree = propertyTree(page, schema, {id: `${base}.body`, base});
    if (reference !== undefined) {
      const name = reference.split('/').at(-1) ?? reference;
      shown?.set(reference, {id: tree.id, name: `${name} (${id})`});
    }
    return joinBlocks(title, bodyRows(page, media, tree, base));
  });
  return joinBlocks(...parts) || texts['api.page.noBody'];
}

/**
 * Returns the section with the body of a request, '' if it has none. Changes `page` as `bodyContent` does.
 *
 * @param prefix starts the anchors, for callbacks
 * @param tool a component before the contract of the body
 */
export function requestSection(
  page: PageContext,
  {requestBody}: OperationObject,
  level: 2 | 4,
  prefix = '',
): string {
  if (requestBody === undefined) return '';
  const body = page.spec.resolve<RequestBodyObject>(requestBody);
  return joinBlocks(
    heading(level, page.texts['api.page.request'], `${prefix}request`),
    toMdx(body.description ?? '', 4),
    bodyContent(page, body, `${prefix}request`),
  );
}
