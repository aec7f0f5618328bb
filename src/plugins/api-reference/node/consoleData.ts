/** The data of the console: the example request of an operation, in parts that readers can edit. */
import type {ParameterObject} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import {flatten} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import type {ConsoleData, ConsoleParameter} from '../shared/types';
import type {ApiContext} from './page';
import {isExploded, isInSamples, parameterValues} from './request';
import {examplesOf, printExample, printField} from './sample';
import {credentialField, schemesOf} from './security';
import {serverUrl} from './servers';

/**
 * Returns the fields of a parameter in the form: mostly one. A list whose entries are sent one by one (`ids=1&ids=2`)
 * is a field with a line for each entry. An object in the query has a field for each name that is sent (`filter[day]`).
 */
function parameterFields(spec: Specification, parameter: ParameterObject): ConsoleParameter[] {
  const {name, in: place, required = false, schema = {}} = parameter;
  const {types, own} = flatten(spec, schema);
  const pairs = parameterValues(spec, parameter);
  const isFilled = isInSamples(parameter);
  const isObject = pairs.some(([pairName]) => pairName !== name);
  if (isObject) {
    // Not every property of a required object is required.
    return pairs.map(([pairName, value]) => ({
      name: pairName,
      place,
      required: false,
      value: isFilled ? value : '',
    }));
  }
  const entries = isFilled ? pairs.map(([, entry]) => entry) : [];
  const isList = isExploded(parameter) && (types.includes('array') || pairs.length > 1);
  const values = isList ? undefined : own.enum?.map(printField);
  return [{name, place, required, value: entries.join('\n'), values, isList}];
}

function consoleParameters(spec: Specification, operation: Operation): ConsoleParameter[] {
  // Browsers don't let scripts set cookies of requests.
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'cookie');
  return parameters.flatMap((parameter) => parameterFields(spec, parameter));
}

function consoleBodies(spec: Specification, {body}: Operation): ConsoleData['bodies'] {
  return Object.entries(body?.content ?? {}).map(([mediaType, media]) => {
    const examples = examplesOf(spec, media, 'request').map(({name, value}) => ({
      name,
      text: printExample(value, mediaType).code,
    }));
    return {mediaType, examples: examples.length > 0 ? examples : [{name: '', text: ''}]};
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
