/** The values in the samples of an operation that readers can replace by their own. */
import type {Operation} from '../../../lib/openapi/operations';
import type {SampleValue} from '../shared/types';
import type {ApiContext} from './page';
import {requestTemplate} from './requestTemplate';
import {credentialField, schemesOf} from './security';
import {serverUrl} from './servers';

const uuidRegex = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The placeholders for the credentials that the samples contain. */
function credentials({spec, api}: ApiContext, {security}: Operation): SampleValue[] {
  const placeholders = schemesOf(spec, security[0] ?? {}).flatMap(({scheme}) => {
    const credential = credentialField(scheme);
    return credential === undefined ? [] : [credential.placeholder];
  });
  return [...new Set(placeholders)].map((text) => ({
    key: `${api.segment}.${text}`,
    kind: 'credential',
    text,
  }));
}

/** The named values of the document (`x-values`) that are in the example request. */
function namedValues({spec, api}: ApiContext, operation: Operation): SampleValue[] {
  const request = JSON.stringify(requestTemplate(spec, operation));
  return Object.entries(spec.document['x-values'] ?? {})
    .filter(([, text]) => request.includes(text))
    .map(([name, text]) => ({
      key: `${api.segment}.${name}`,
      kind: uuidRegex.test(text) ? 'uuid' : 'text',
      text,
      name,
    }));
}

/**
 * Returns the values in the order of the form (client/values): address, credentials, and ids. `operationPage.ts` passes
 * them to the form.
 */
export function sampleValues(context: ApiContext, operation: Operation): SampleValue[] {
  const address: SampleValue = {
    key: `${context.api.segment}.address`,
    kind: 'address',
    text: serverUrl(operation.servers[0]),
  };
  return [address, ...credentials(context, operation), ...namedValues(context, operation)];
}
