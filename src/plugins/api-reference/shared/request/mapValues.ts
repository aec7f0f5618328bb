/** Replaces values of a request, for a sample that calls another server or that a reader changed. */
import type {SampleValue} from '../types';
import type {ValuePath} from './marks';
import type {RequestTemplate} from './request';

/** Returns the value to use at a path. Gets texts, numbers, booleans, and null. */
type Change = (path: ValuePath, value: unknown) => unknown;

function mapNested(value: unknown, path: ValuePath, change: Change): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => mapNested(entry, [...path, index], change));
  }
  if (typeof value !== 'object' || value === null || value instanceof Number) {
    return change(path, value);
  }
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    return [key, mapNested(entry, [...path, key], change)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns a copy of a template with other values. Paths are those of `printSample`. */
export function mapValues(template: RequestTemplate, change: Change): RequestTemplate {
  const {server, parameters, body} = template;
  return {
    ...template,
    server: String(change(['server'], server)),
    parameters: parameters.map((parameter) => {
      const place = parameter.place === 'querystring' ? 'query' : parameter.place;
      return {...parameter, value: mapNested(parameter.value, [place, parameter.name], change)};
    }),
    body: body && {...body, value: mapNested(body.value, ['body'], change)},
  };
}

/** Returns the shared value that a request has at a path, by its text in samples that call a node. */
export function sharedValueAt(
  values: readonly SampleValue[],
  path: ValuePath,
  text: unknown,
): SampleValue | undefined {
  const isServer = path[0] === 'server';
  return values.find((value) => value.text === text && (value.kind === 'address') === isServer);
}

/** Returns the request to the sandbox, which the HTML shows: the request to a node if the API has no sandbox. */
export function sandboxTemplate(
  template: RequestTemplate,
  values: readonly SampleValue[],
): RequestTemplate {
  return mapValues(template, (path, value) => sharedValueAt(values, path, value)?.sandbox ?? value);
}
