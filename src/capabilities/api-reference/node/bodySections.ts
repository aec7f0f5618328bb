/** Parameters and bodies as rows: what an operation and its callbacks have in common. */
import {STATUS_CODES} from 'node:http';
import {
  httpMethods,
  type ExampleObject,
  type HttpMethod,
  type LinkObject,
  type MediaTypeObject,
  type Named,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
  type RequestBodyObject,
  type ResponseObject,
} from '../../../lib/openapi/document';
import type {Specification} from '../../../lib/openapi/specification';
import {flatten} from '../../../lib/openapi/schema';
import type {Body, Limit, Place, Property} from '../shared/types';
import type {Anchors} from './anchors';
import {showValue} from './limits';
import {toMdx, toRichText} from './markdown';
import {blocks, heading, headingId} from './page';
import {propertyTree} from './properties';
import type {ReferenceTexts} from './texts';
import {typeLabel} from './typeLabel';

/** What the sections of one page share. */
export interface SectionContext {
  readonly spec: Specification;
  readonly anchors: Anchors;
  /** Named bodies of responses that the page has by now: by reference, where each stands. */
  readonly shown: Map<string, Place>;
  /** Filled by the sections; becomes the file beside the page. */
  readonly data: Record<string, unknown>;
  readonly texts: ReferenceTexts;
}

/** A parameter or a header: its schema, with what is said outside of it. */
export function parameterRow(
  {spec, anchors}: SectionContext,
  parameter: ParameterObject,
  id: string,
): Property {
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const {name, required} = parameter;
  const row = propertyTree(spec, anchors, schema, {id, name, required});
  const limits: Limit[] = [...(row.limits ?? [])];
  const given = [
    ...(parameter.example === undefined ? [] : [parameter.example]),
    ...Object.values({...media?.examples, ...parameter.examples}).map((entry) => {
      const {value, externalValue} = spec.resolve<ExampleObject>(entry);
      return value ?? externalValue;
    }),
  ];
  if (given.length > 0) limits.push(['examples', ...given.map(showValue)]);
  const {style, explode, allowReserved} = parameter;
  const written = [
    ...(style === undefined ? [] : [style]),
    ...(explode === undefined ? [] : [`explode: ${explode}`]),
    ...(allowReserved === true ? ['allowReserved'] : []),
  ];
  if (written.length > 0) limits.push(['style', ...written]);
  const flags = [...(row.flags ?? [])];
  if (parameter.deprecated === true && !flags.includes('deprecated')) flags.push('deprecated');
  return {
    ...row,
    text: toRichText(parameter.description) ?? row.text,
    ...(limits.length > 0 ? {limits} : {}),
    ...(flags.length > 0 ? {flags} : {}),
  };
}

/** How the parts of a form are sent: their content types at their rows, and their headers. */
function withEncoding(
  context: SectionContext,
  {encoding = {}}: MediaTypeObject,
  tree: Property,
  base: string,
): Omit<Body, 'mediaType'> {
  const headers = Object.entries(encoding).flatMap(([part, {headers: own = {}}]) =>
    Object.entries(own).map(([name, entry]) => {
      const header = {...context.spec.resolve<ParameterObject>(entry), name: `${part}: ${name}`};
      return parameterRow(context, header, `${base}.headers.${part}.${name}`);
    }),
  );
  const children = tree.children?.map((child) => {
    const type = encoding[child.name ?? '']?.contentType;
    if (type === undefined) return child;
    return {...child, limits: [...(child.limits ?? []), ['mediaType', type] as const]};
  });
  return {schema: {...tree, children}, headers: headers.length > 0 ? headers : undefined};
}

/** The media types of a body; the first one has the short anchors. `shown`: what is linked instead of repeated. */
export function bodies(
  context: SectionContext,
  content: Named<MediaTypeObject> | undefined,
  id: string,
  shown?: Map<string, Place>,
): Body[] {
  const {spec, anchors} = context;
  return Object.entries(content ?? {}).map(([mediaType, media], index) => {
    const {schema} = media;
    if (schema === undefined) return {mediaType};
    const base = index === 0 ? id : `${id}.${headingId(mediaType)}`;
    const row = {id: `${base}.body`, base};
    const reference = typeof schema === 'object' ? schema.$ref : undefined;
    const sameAs = shown?.get(reference ?? '');
    if (sameAs !== undefined) {
      const type = typeLabel(spec, flatten(spec, schema));
      return {mediaType, schema: {id: anchors.claim(row.id), type, sameAs}};
    }
    const tree = propertyTree(spec, anchors, schema, row);
    if (reference !== undefined) {
      shown?.set(reference, {id: tree.id, name: `${reference.split('/').at(-1)} (${id})`});
    }
    return {mediaType, ...withEncoding(context, media, tree, base)};
  });
}

/** `200` is `200 OK`, `4XX` any client error, `default` everything that is not listed. */
function statusTitle(status: string, texts: ReferenceTexts): string {
  if (status === 'default') return texts['api.page.anyStatus'];
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined) return `${range}XX (${texts['api.page.statusRange']} ${range})`;
  const phrase = STATUS_CODES[status];
  return phrase === undefined ? status : `${status} ${phrase}`;
}

/** The calls that follow a response, as a list. */
function linksList({spec, texts}: SectionContext, {links = {}}: ResponseObject): string {
  const items = Object.entries(links).map(([name, entry]) => {
    const link = spec.resolve<LinkObject>(entry);
    const {operationId, operationRef, parameters = {}, requestBody, description = ''} = link;
    const values = Object.entries({
      ...parameters,
      ...(requestBody === undefined ? {} : {requestBody}),
    });
    const given = values.map(([key, value]) => `\`${key}: ${showValue(value)}\``).join(', ');
    return `- **${name}**: \`${operationId ?? operationRef ?? ''}\` ${given} ${description}`;
  });
  return items.length === 0 ? '' : toMdx(`${texts['api.page.links']}\n\n${items.join('\n')}`);
}

/** One status: its headers and bodies. `id` begins its anchors, `key` is its place in the data. */
export function responseSection(
  context: SectionContext,
  status: string,
  response: ResponseObject,
  {level, id, key}: {readonly level: 3 | 4; readonly id: string; readonly key: string},
): string {
  const {spec, data, shown, texts} = context;
  const headers = Object.entries(response.headers ?? {}).map(([name, entry]) => {
    const header = {...spec.resolve<ParameterObject>(entry), name};
    return parameterRow(context, header, `${id}.headers.${name}`);
  });
  data[key] = bodies(context, response.content, id, shown);
  if (headers.length > 0) data[`${key}.headers`] = headers;
  return blocks(
    heading(level, statusTitle(status, texts), id),
    toMdx(response.description ?? '', 4),
    headers.length > 0 && `<Headers items={data['${key}.headers']} />`,
    `<Bodies items={data['${key}']} />`,
    linksList(context, response),
  );
}

/** A request that the API sends to an address of the reader's while an operation lasts, by its name in the document. */
interface Callback {
  readonly name: string;
  readonly method: HttpMethod;
  readonly operation: OperationObject;
  /** Where it is sent. */
  readonly address: string;
}

/** All callbacks of an operation. */
export function callbacksOf(spec: Specification, {callbacks = {}}: OperationObject): Callback[] {
  return Object.entries(callbacks).flatMap(([name, entry]) =>
    Object.entries(spec.resolve<Named<PathItemObject>>(entry)).flatMap(([address, reference]) => {
      const item = spec.resolve<PathItemObject>(reference);
      return httpMethods.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [{name, method, operation, address}];
      });
    }),
  );
}

/** A callback: its text, parameters, body and responses. `key` is its place in the data. */
export function callbackSection(
  context: SectionContext,
  {name, method, operation, address}: Callback,
  key: string,
): string {
  const {spec, data, texts} = context;
  const id = headingId(`callbacks.${name}.${method}`);
  const {summary = '', description = '', parameters = [], requestBody, responses = {}} = operation;
  const body = requestBody === undefined ? undefined : spec.resolve<RequestBodyObject>(requestBody);
  const rows = parameters.map((entry) => {
    const parameter = spec.resolve<ParameterObject>(entry);
    return parameterRow(context, parameter, `${id}.${parameter.in}.${parameter.name}`);
  });
  if (rows.length > 0) data[`${key}.parameters`] = rows;
  if (body !== undefined) data[key] = bodies(context, body.content, `${id}.request`);
  return blocks(
    heading(3, name, id),
    toMdx(`\`${method.toUpperCase()} ${address}\` ${summary}`),
    toMdx(description, 4),
    rows.length > 0 &&
      blocks(
        heading(4, texts['api.page.parameters'], `${id}.parameters`),
        `<Properties items={data['${key}.parameters']} />`,
      ),
    body !== undefined &&
      blocks(
        heading(4, texts['api.page.request'], `${id}.request`),
        toMdx(body.description ?? '', 4),
        `<Bodies items={data['${key}']} />`,
      ),
    ...Object.entries(responses).map(([status, entry]) => {
      const at = {level: 4, id: `${id}.${status}`, key: `${key}.${status}`} as const;
      return responseSection(context, status, spec.resolve<ResponseObject>(entry), at);
    }),
  );
}
