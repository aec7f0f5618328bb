/** Finds the documents of an operation (`x-documents`), which its page shows as three nodes store them. */
import {parseExactJson} from '../../../lib/exactNumber';
import type {Operation} from '../../../lib/openapi/operations';
import {pointerKeys} from '../../../lib/openapi/specification';
import {documentsOf, fieldsOf, valueAt, type Document} from '../shared/documents';
import type {RequestTemplate} from '../shared/request/request';
import type {SampleDocuments, SampleRequest} from '../shared/types';
import {examplesOf} from './examples';
import type {ApiContext} from './page';
import {preferredMedia} from './requestTemplate';
import {successOf} from './sampleRequest';

/** Matches a runtime expression of OpenAPI for a body: `$request.body#/data`. */
const bodyRegex = /^\$(request|response)\.body(#\/.*)$/;

/** Returns the first example of the successful response. */
function responseExample(context: ApiContext, operation: Operation): unknown {
  const media = preferredMedia(successOf(context, operation)?.content);
  return media && examplesOf(context.spec, media[1], 'response')[0]?.value;
}

/**
 * Returns the documents that an operation sends, returns, or deletes, as data for the page. Undefined if the operation names
 * none.
 *
 * @throws Error for a wrong place, and for a share without those of the other nodes
 */
export function sampleDocuments(
  context: ApiContext,
  operation: Operation,
  {template}: SampleRequest,
): SampleDocuments | undefined {
  const {spec, api} = context;
  const {'x-documents': place} = operation.source;
  if (place === undefined) return undefined;
  const {shares = []} = api;
  const [, side, pointer = ''] = bodyRegex.exec(place) ?? [];
  const path = pointerKeys(pointer);
  const at = `${operation.pointer}/x-documents`;

  const checked = (value: unknown): readonly Document[] => {
    const documents = documentsOf(value);
    if (documents.length === 0) throw spec.error(at, `found no documents at ${place}.`);
    for (const field of documents.flatMap((document) => fieldsOf(document))) {
      if (!field.isSecret || shares.some(([first]) => first === field.value)) continue;
      const problem = `${field.name} has the share ${String(field.value)}, but \`shares\` in src/config/apis.ts doesn't have those of the other nodes.`;
      throw spec.error(at, problem);
    }
    return documents;
  };

  if (side === 'request') {
    checked(valueAt((parseExactJson(template) as RequestTemplate).body?.value, path));
    return {kind: 'sent', path, shares};
  }
  return side === 'response'
    ? {
        kind: 'returned',
        documents: checked(valueAt(responseExample(context, operation), path)),
        shares,
      }
    : {kind: 'deleted', documents: checked(spec.find(place)), shares};
}
