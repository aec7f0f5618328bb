/**
 * Builds a request from what a specification says about it: the only place that knows how values are sent. The samples
 * print the result and the console sends it, so both send the same.
 */
import {printExactJson} from '../../../../lib/exactNumber';
import {noMark, type Mark} from './marks';
import {
  encodeAddress,
  headerText,
  pairsOf,
  pathText,
  printText,
  type Pair,
  type StyleRule,
} from './styles';

/** A parameter or credential with its value. */
export interface ParameterValue extends StyleRule {
  /** `path`, `query`, `querystring`, `header`, or `cookie`. */
  readonly place: string;
  /** For a parameter with `content`: the value is written as this media type. */
  readonly mediaType?: string;
  /** Text before the value of a credential: `Bearer `. */
  readonly prefix?: string;
  readonly value: unknown;
}

/** How a field of a form is sent. */
export interface FieldRule extends Omit<StyleRule, 'name'> {
  /** `pairs` follow `style` and `explode`. A list of files or JSON values is several parts. Text by default. */
  readonly kind?: 'file' | 'json' | 'pairs';
  /** The content type of a part. */
  readonly contentType?: string;
}

/** A body with its example value. A `file` is read from the reader's disk. */
export interface BodyTemplate {
  readonly kind: 'json' | 'text' | 'file' | 'form' | 'multipart';
  readonly mediaType: string;
  readonly value: unknown;
  /** Of `form` and `multipart`, by the names of the properties. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
}

/** Everything that an operation sends: plain data, whose values can be replaced. */
export interface RequestTemplate {
  readonly method: string;
  /** Address without a slash at the end. */
  readonly server: string;
  /** `/tides/{id}` */
  readonly path: string;
  readonly parameters: readonly ParameterValue[];
  readonly body?: BodyTemplate;
}

/** A part of a multipart body. */
export interface Part {
  readonly name: string;
  /** Undefined for a file. */
  readonly text?: string;
  readonly contentType?: string;
}

/** A body as it is sent. */
export type RequestBody =
  | {readonly kind: 'json'; readonly mediaType: string; readonly value: unknown}
  | {readonly kind: 'text'; readonly mediaType: string; readonly text: string}
  | {readonly kind: 'file'; readonly mediaType: string}
  /** `pairs` are not encoded; `text` is. */
  | {
      readonly kind: 'form';
      readonly mediaType: string;
      readonly pairs: readonly Pair[];
      readonly text: string;
    }
  | {readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly Part[]};

/** A request as it is sent. Texts may have marks (marks.ts). */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly body?: RequestBody;
  /** What the request cannot do. */
  readonly note?: string;
}

/** Joins encoded pairs: `a=1&b=2`. */
function joinPairs(pairs: readonly Pair[]): string {
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

/** A parameter whose value is JSON, or another text, in one piece. */
function asText({mediaType = '', value}: ParameterValue): unknown {
  const isJson = /[/+]json/i.test(mediaType);
  return isJson ? printExactJson(value) : printText(value);
}

function withContent(parameter: ParameterValue): ParameterValue {
  return parameter.mediaType === undefined ? parameter : {...parameter, value: asText(parameter)};
}

function queryOf(parameters: readonly ParameterValue[], mark: Mark): string {
  const parts = parameters.flatMap((parameter) => {
    const {place, name, mediaType, value} = parameter;
    if (place === 'query') {
      const sent = withContent(parameter).value;
      return [joinPairs(pairsOf(parameter, sent, ['query', name], true, mark))];
    }
    if (place !== 'querystring') return [];
    // The value is the whole query (OpenAPI 3.2).
    const isForm = mediaType?.startsWith('application/x-www-form-urlencoded') === true;
    return isForm && typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, entry]: [string, unknown]) =>
          joinPairs(pairsOf({name: key}, entry, ['query', name, key], true, mark)),
        )
      : [mark(['query', name], encodeURIComponent(printText(asText(parameter))))];
  });
  return parts.filter((part) => part !== '').join('&');
}

function cookiesOf(parameters: readonly ParameterValue[], mark: Mark): string {
  const pairs = parameters
    .filter(({place}) => place === 'cookie')
    .flatMap((parameter) => {
      const isEncoded = parameter.style !== 'cookie' && parameter.prefix === undefined;
      const {name, value} = withContent(parameter);
      return pairsOf(parameter, value, ['cookie', name], isEncoded, mark);
    });
  return pairs.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The headers of parameters and credentials, each once: the credential comes first. */
function headersOf(parameters: readonly ParameterValue[], mark: Mark): Pair[] {
  const headers = new Map<string, Pair>();
  for (const parameter of parameters) {
    const key = parameter.name.toLowerCase();
    if (parameter.place !== 'header' || headers.has(key)) continue;
    const {name, prefix = '', value} = withContent(parameter);
    headers.set(key, [name, prefix + headerText(parameter, value, mark)]);
  }
  const cookies = cookiesOf(parameters, mark);
  if (cookies !== '') {
    const [name, value] = headers.get('cookie') ?? ['Cookie', ''];
    headers.set('cookie', [name, [value, cookies].filter(Boolean).join('; ')]);
  }
  return [...headers.values()];
}

function fieldsOf({value, fields = {}}: BodyTemplate): [string, unknown, FieldRule][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, entry]: [string, unknown]) => [
    name,
    entry,
    Object.hasOwn(fields, name) ? (fields[name] ?? {}) : {},
  ]);
}

function formPairs(body: BodyTemplate, isEncoded: boolean, mark: Mark): Pair[] {
  return fieldsOf(body).flatMap(([name, entry, rule]) => {
    // Without `style`, an object is one JSON text, and a list repeats its name.
    const value = rule.kind === 'json' ? printText(entry) : entry;
    const isObject = typeof value === 'object' && !Array.isArray(value);
    const sent = rule.kind !== 'pairs' && isObject && value !== null ? printText(value) : value;
    const pairs = pairsOf({...rule, name}, sent, ['body', name], isEncoded, mark);
    return isEncoded
      ? pairs.map(([key, text]) => [key, text.replaceAll('%20', '+')] as const)
      : pairs;
  });
}

function partsOf(body: BodyTemplate, mark: Mark): Part[] {
  return fieldsOf(body).flatMap(([name, entry, rule]): Part[] => {
    const {kind, contentType} = rule;
    if (kind !== 'file' && (entry === null || entry === undefined)) return [];
    if (kind === 'pairs') {
      const pairs = pairsOf({...rule, name}, entry, ['body', name], false, mark);
      return pairs.map(([key, text]) => ({name: key, text}));
    }
    const isWhole = kind === 'json' || !Array.isArray(entry);
    const values: readonly unknown[] = isWhole ? [entry] : entry;
    return values.map((value, index): Part => {
      if (kind === 'file') return {name, contentType};
      const path = isWhole ? ['body', name] : ['body', name, index];
      const isJson = kind === 'json' || (typeof value === 'object' && !(value instanceof Number));
      const type = contentType ?? (isJson ? 'application/json' : undefined);
      return {name, text: mark(path, printText(value)), contentType: type};
    });
  });
}

function bodyOf(template: BodyTemplate, mark: Mark): RequestBody {
  const {kind, mediaType, value} = template;
  switch (kind) {
    case 'json':
      return {kind, mediaType, value};
    case 'text':
      return {kind, mediaType, text: mark(['body'], printText(value))};
    case 'file':
      return {kind, mediaType};
    case 'form': {
      const text = joinPairs(formPairs(template, true, mark));
      return {kind, mediaType, pairs: formPairs(template, false, mark), text};
    }
    case 'multipart':
      return {kind, mediaType, parts: partsOf(template, mark)};
  }
}

/** The path with its parameters. A fragment, by which some APIs tell operations apart, is not sent. */
function pathOf({path, parameters}: RequestTemplate, mark: Mark): string {
  const [sent = ''] = path.split('#');
  const parts = sent.split(/(\{[^{}]+\})/).map((part) => {
    const parameter = parameters.find(({place, name}) => place === 'path' && part === `{${name}}`);
    return parameter === undefined
      ? encodeAddress(part)
      : pathText(parameter, withContent(parameter).value, mark);
  });
  return parts.join('');
}

/**
 * Returns the request of a template. A HEAD request loses its body.
 *
 * @param mark puts marks around the values
 */
export function buildRequest(template: RequestTemplate, mark: Mark = noMark): HttpRequest {
  const {method, server, parameters} = template;
  const path = pathOf(template, mark);
  const query = queryOf(parameters, mark);
  const separator = path.includes('?') ? '&' : '?';
  const url = mark(['server'], server) + path + (query === '' ? '' : separator + query);
  const headers = headersOf(parameters, mark);
  if (template.body === undefined) return {method, url, headers};
  if (method === 'HEAD') return {method, url, headers, note: 'A HEAD request has no body.'};
  const body = bodyOf(template.body, mark);
  // The media type of a multipart body also has a boundary, which the client adds.
  if (body.kind !== 'multipart') headers.push(['Content-Type', body.mediaType]);
  const isOther = body.kind === 'multipart' && body.mediaType !== 'multipart/form-data';
  const note = isOther
    ? `The API expects ${body.mediaType}; this sends multipart/form-data.`
    : undefined;
  return {method, url, headers, body, note};
}
