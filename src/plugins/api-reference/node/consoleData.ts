/** The data of the console: the example request of an operation, in parts that readers can edit. */
import type {ParameterObject} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import {flatten} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';
import {buildRequest, type BodyTemplate} from '../shared/request/request';
import {printText} from '../shared/request/styles';
import type {ConsoleBody, ConsoleData, ConsoleParameter, ConsolePart} from '../shared/types';
import {examplesOf} from './examples';
import type {ApiContext} from './page';
import {printExample} from './printExample';
import {bodyTemplate, isInSamples, parameterValue} from './requestTemplate';
import {credentialField, schemesOf} from './security';
import {serverUrl} from './servers';

/**
 * Returns the fields of a parameter in the form: mostly one. A list is a field with a line for each entry. An object has a
 * field for each property.
 */
function parameterFields(spec: Specification, parameter: ParameterObject): ConsoleParameter[] {
  const {name, in: place, required = false, schema = {}, style} = parameter;
  const {value, ...rule} = parameterValue(spec, parameter);
  const {types, own} = flatten(spec, schema);
  const isFilled = isInSamples(spec, parameter);
  // With `content`, the value is one text.
  if (rule.mediaType !== undefined) {
    return [{name, place, rule, required, value: isFilled ? printText(value) : ''}];
  }
  if (isDictionary(value) && Object.keys(value).length > 0) {
    // Not every property of a required object is required.
    return Object.entries(value).map(([key, entry]) => ({
      name: style === 'deepObject' ? `${name}[${key}]` : key,
      place,
      rule,
      key,
      required: false,
      value: isFilled ? printText(entry) : '',
    }));
  }
  const isList = types.includes('array') || Array.isArray(value);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const text = entries.map(printText).join('\n');
  const values = isList ? undefined : own.enum?.map(printText);
  return [{name, place, rule, required, value: isFilled ? text : '', values, isList}];
}

function consoleParameters(spec: Specification, operation: Operation): ConsoleParameter[] {
  // Browsers don't let scripts set cookies of requests.
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'cookie');
  return parameters.flatMap((parameter) => parameterFields(spec, parameter));
}

/** The parts of a multipart body. */
function consoleParts(body: BodyTemplate): ConsolePart[] {
  const request = buildRequest({method: 'POST', server: '', path: '', parameters: [], body});
  if (request.body?.kind !== 'multipart') return [];
  return request.body.parts.map(({name, text, contentType}) => ({
    name,
    contentType,
    isFile: text === undefined,
    text: text ?? '',
  }));
}

function consoleBodies(spec: Specification, {body}: Operation): ConsoleBody[] {
  return Object.entries(body?.content ?? {}).map(([mediaType, media]) => {
    const template = bodyTemplate(spec, mediaType, media);
    const {kind} = template;
    const found = examplesOf(spec, media, 'request');
    const examples = found.map(({name, value}) => ({
      name,
      text: printExample(spec, media, value, mediaType).code,
    }));
    const isText = kind !== 'file' && kind !== 'multipart';
    return {
      kind,
      mediaType: template.mediaType,
      examples: isText && examples.length > 0 ? examples : [{name: '', text: ''}],
      parts: kind === 'multipart' ? consoleParts(template) : undefined,
    };
  });
}

/** The first credential that a browser can send. */
function consoleCredential(spec: Specification, {security}: Operation): ConsoleData['credential'] {
  for (const {name, scheme} of security.flatMap((requirement) => schemesOf(spec, requirement))) {
    const {place, field = '', prefix = ''} = credentialField(scheme) ?? {};
    if (place === 'header' || place === 'query') return {name, place, field, prefix};
  }
  return undefined;
}

/**
 * Returns the data of the console for an operation. In the dev server, the local servers come first. `operationPage.ts`
 * writes it into the pages that have the console.
 *
 * @throws TypeError or URIError for the address of a server (`serverUrl`)
 */
export function consoleData(
  {spec, api, localServers}: ApiContext,
  operation: Operation,
): ConsoleData {
  const localServer = localServers[api.id];
  const servers = operation.servers.map(serverUrl);
  return {
    segment: api.segment,
    method: operation.method.toUpperCase(),
    path: operation.path,
    servers: localServer === undefined ? servers : [localServer, ...servers],
    parameters: consoleParameters(spec, operation),
    bodies: consoleBodies(spec, operation),
    credential: consoleCredential(spec, operation),
  };
}
