/** What the samples of an operation are printed from, and the values in them that all pages of the API share. */
import type {ResponseObject} from '../../../lib/openapi/document';
import {printExactJson} from '../../../lib/exactNumber';
import {responsesOf, type Operation} from '../../../lib/openapi/operations';
import type {RequestTemplate} from '../shared/request/request';
import type {SampleRequest, SampleValue} from '../shared/types';
import type {ApiContext} from './page';
import {requestTemplate} from './requestTemplate';
import {credentialField, schemesOf} from './security';

/** The address of the server. The sandbox has the paths of the service below another origin. */
function address({api}: ApiContext, {server}: RequestTemplate): SampleValue {
  const sandbox = api.sandbox && server.replace(new URL(server).origin, api.sandbox.url);
  return {key: `${api.segment}.address`, kind: 'address', text: server, sandbox};
}

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
    sandbox: api.sandbox?.credential,
  }));
}

/** The named values of the document (`x-values`) that are in the example request. */
function namedValues({spec, api}: ApiContext, request: string): SampleValue[] {
  return Object.entries(spec.document['x-values'] ?? {})
    .filter(([, text]) => request.includes(text))
    .map(([name, text]) => ({key: `${api.segment}.${name}`, kind: 'id', text, name}));
}

/** Returns the first successful response of an operation. */
export function successOf({spec}: ApiContext, {source}: Operation): ResponseObject | undefined {
  const success = responsesOf(source).find(([status]) => status.startsWith('2'));
  return success && spec.resolve<ResponseObject>(success[1]);
}

/** Whether the successful response of an operation has no body. */
function hasEmptySuccess(context: ApiContext, operation: Operation): boolean {
  const success = successOf(context, operation);
  return success !== undefined && success.content === undefined;
}

/** Returns what the samples of an operation are printed from. */
export function sampleRequest(context: ApiContext, operation: Operation): SampleRequest {
  const request = requestTemplate(context.spec, operation);
  const template = printExactJson(request);
  return {
    template,
    hasEmptyBody: hasEmptySuccess(context, operation),
    values: [
      address(context, request),
      ...credentials(context, operation),
      ...namedValues(context, template),
    ],
  };
}
