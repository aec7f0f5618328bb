/** What the console starts from: the example request, in parts that can be edited. */
import type {Operation} from '../../../lib/openapi/operations';
import type {ApiContext} from './page';
import {parameterValues} from './request';
import {examplesOf, printExample} from './sample';
import {flatten} from '../../../lib/openapi/schema';
import {credentialOf, schemesOf} from './security';
import {serverUrl} from './servers';
import {showValue} from './limits';
import type {Specification} from '../../../lib/openapi/specification';
import type {ConsoleData, ConsoleParameter} from '../shared/types';

function consoleParameters(spec: Specification, operation: Operation): ConsoleParameter[] {
  return operation.parameters
    .filter((parameter) => parameter.in !== 'cookie')
    .map((parameter) => {
      const filled = parameter.required === true || parameter.example !== undefined;
      const values = flatten(spec, parameter.schema ?? {}).own.enum?.map(showValue);
      return {
        name: parameter.name,
        place: parameter.in,
        required: parameter.required === true,
        value: filled
          ? parameterValues(spec, parameter)
              .map(([, value]) => value)
              .join(',')
          : '',
        values,
      };
    });
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

function consoleCredential(spec: Specification, {security}: Operation): ConsoleData['credential'] {
  for (const {name, scheme} of security.flatMap((requirement) => schemesOf(spec, requirement))) {
    const {place, field = '', prefix = ''} = credentialOf(scheme) ?? {};
    // A cookie cannot be set from a browser.
    if (place === 'header' || place === 'query') return {name, place, field, prefix};
  }
  return undefined;
}

/** What the console needs; servers of the development machine are offered first. */
export function consoleData({spec, api}: ApiContext, operation: Operation): ConsoleData {
  const {segment, localServers = []} = api;
  return {
    segment,
    method: operation.method.toUpperCase(),
    path: operation.path,
    servers: [...localServers, ...operation.servers.map(serverUrl)],
    parameters: consoleParameters(spec, operation),
    bodies: consoleBodies(spec, operation),
    credential: consoleCredential(spec, operation),
  };
}
