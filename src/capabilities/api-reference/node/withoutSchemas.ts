/**
 * A specification as docusaurus-plugin-openapi-docs gets it: every operation with its path, id, texts,
 * tags, parameters, servers and statuses, but no schema. The plugin resolves every reference in place
 * and builds a Postman collection of the result, which for the schemas of a large specification takes
 * gigabytes and turns recursion into the text `circular()`; the pages take schemas from our own model.
 */
import {responsesOf, type Operation} from '../../../lib/openapi/operations';
import {toSlug} from '../../../lib/openapi/slug';
import type {Specification} from '../../../lib/openapi/specification';

function operationWithoutSchemas(
  spec: Specification,
  {source, slug, parameters, servers}: Operation,
): object {
  const {operationId, summary, description, tags, deprecated} = source;
  // A page is named after the id, else the summary; where neither has a letter, after our slug.
  const named = toSlug(operationId || summary || '') === slug;
  return {
    operationId: named ? operationId : slug,
    ...{summary, description, tags, deprecated, servers, 'x-position': source['x-position']},
    parameters: parameters.map(({name, in: place, required, description: text}) => {
      return {name, in: place, required, description: text};
    }),
    responses: Object.fromEntries(
      responsesOf(source).map(([status, response]) => {
        return [status, {description: spec.resolve(response).description ?? ''}];
      }),
    ),
  };
}

export function withoutSchemas(spec: Specification, operations: readonly Operation[]): object {
  const {openapi, info, servers, tags} = spec.document;
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {});
    item[operation.method] = operationWithoutSchemas(spec, operation);
  }
  return {openapi, info, servers, tags, paths};
}
