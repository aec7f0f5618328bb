/**
 * The specification that docusaurus-plugin-openapi-docs reads: every operation with its path, id, texts, tags, parameters,
 * servers, and statuses, but without schemas.
 *
 * The plugin replaces each reference with the schema itself and builds a Postman collection from the result. For Figma's
 * specification of 0.4 MB this takes 47 s and 4 GB (README.md), and recursive schemas become the text "circular()". The
 * pages don't need it: they take schemas from our own model.
 */
import type {ResponseObject} from '../../../lib/openapi/document';
import {responsesOf, type Operation} from '../../../lib/openapi/operations';
import {infoPageId, toSlug} from '../../../lib/openapi/slug';
import type {Specification} from '../../../lib/openapi/specification';

/** Returns an operation without schemas. The plugin names the page after the id, so the id is the unique slug. */
function withoutSchemas(spec: Specification, operation: Operation): object {
  const {source, slug, parameters, servers} = operation;
  const {summary, description, tags, deprecated} = source;
  const responses = responsesOf(source).map(([status, response]) => {
    const {description: text = ''} = spec.resolve<ResponseObject>(response);
    return [status, {description: text}] as const;
  });
  return {
    operationId: slug,
    summary,
    description,
    tags,
    deprecated,
    servers,
    'x-position': source['x-position'],
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      description: parameter.description,
    })),
    responses: Object.fromEntries(responses),
  };
}

/**
 * Returns the document without schemas. Webhooks are listed among the paths, under their names, so that each of them
 * gets a page.
 */
export function pluginDocument(spec: Specification, operations: readonly Operation[]): object {
  const {openapi, info, servers, tags} = spec.document;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    // The plugin ignores the method `query` of OpenAPI 3.2. It only needs to write the page, under another path.
    const isQuery = operation.method === 'query';
    const methods = (paths[isQuery ? `${operation.path} query` : operation.path] ??= {});
    methods[isQuery ? 'post' : operation.method] = withoutSchemas(spec, operation);
  }
  // The plugin names the page about the API after the title, and needs letters or digits in it.
  const title = toSlug(info.title) === '' ? infoPageId(info.title) : info.title;
  return {openapi, info: {...info, title}, servers, tags, paths};
}
