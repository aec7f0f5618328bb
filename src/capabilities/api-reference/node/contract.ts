/** What an operation promises: parameters, bodies, responses and callbacks, which are operations themselves. */
import {STATUS_CODES} from 'node:http';
import type {
  ExampleObject,
  LinkObject,
  MediaTypeObject,
  Named,
  OperationObject,
  ParameterObject,
  PathItemObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
} from '../../../lib/openapi/document';
import {mergeParameters, operationsOf, responsesOf} from '../../../lib/openapi/operations';
import {flatten} from '../../../lib/openapi/schema';
import type {Place, Property} from '../shared/types';
import {inWords, orNone, showValue} from './limits';
import {codeSpan, toMdx, toRichText} from './markdown';
import {attribute, blocks, component, heading, headingId, type PageContext} from './page';
import {propertyTree} from './properties';
import type {ReferenceTexts} from './texts';
import {typeLabel} from './typeLabel';

const places = ['path', 'query', 'header', 'cookie'] as const;

/** A parameter or a header: its schema, with what is said outside of it. */
function parameterRow(page: PageContext, parameter: ParameterObject, id: string): Property {
  const {spec, texts} = page;
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const {name, required, deprecated, style, explode, example} = parameter;
  const row = propertyTree(page, schema, {id, name, required, deprecated});
  const examples = [
    ...[example, media?.example].filter((value) => value !== undefined),
    ...Object.values({...media?.examples, ...parameter.examples}).map((entry) => {
      const {value, externalValue} = spec.resolve<ExampleObject>(entry);
      return value ?? externalValue;
    }),
  ].map(showValue);
  const written = [
    ...(style === undefined ? [] : [style]),
    ...(explode === undefined ? [] : [`explode: ${explode}`]),
    ...(parameter.allowReserved === true ? ['allowReserved'] : []),
  ];
  // Examples of a parameter stand for those of its schema.
  const ofSchema = (row.limits ?? []).filter(
    ([label]) => examples.length === 0 || label !== texts['api.limit.examples'],
  );
  const own = inWords({examples: [...new Set(examples)], style: written}, texts);
  const limits = [...ofSchema, ...own];
  const text = toRichText(parameter.description) ?? row.text;
  return {...row, text, limits: orNone(limits)};
}

/** The parameters by their places. `prefix` begins their anchors. */
export function parameterSections(
  page: PageContext,
  parameters: readonly ParameterObject[],
  level: 3 | 4,
  prefix = '',
): string {
  return blocks(
    ...places.flatMap((place) => {
      const rows = parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => parameterRow(page, parameter, `${prefix}${place}.${parameter.name}`));
      if (rows.length === 0) return [];
      const title = heading(level, page.texts[`api.page.${place}`], `${prefix}parameters.${place}`);
      return [title, component(page, 'Properties', rows)];
    }),
  );
}

/** Headers as rows; `id` and `label` begin their anchors and names. */
function headerRows(
  page: PageContext,
  headers: Named<ParameterObject | Reference> | undefined,
  id: string,
  label = '',
): Property[] {
  return Object.entries(headers ?? {}).map(([name, entry]) => {
    const header = {...page.spec.resolve<ParameterObject>(entry), name: `${label}${name}`};
    return parameterRow(page, header, `${id}.${name}`);
  });
}

function headersList(page: PageContext, rows: readonly Property[]): string {
  return rows.length === 0
    ? ''
    : blocks(page.texts['api.headers'], component(page, 'Properties', rows));
}

/** The schema of a body; of a form with how its parts are sent: their content types at their rows, and their headers. */
function bodyShape(page: PageContext, media: MediaTypeObject, tree: Property, base: string) {
  const {encoding = {}} = media;
  const headers = Object.entries(encoding).flatMap(([part, {headers: own}]) =>
    headerRows(page, own, `${base}.headers.${part}`, `${part}: `),
  );
  const children = tree.children?.map((child): Property => {
    const type = encoding[child.name ?? '']?.contentType;
    const sent = inWords({mediaType: type === undefined ? [] : [type]}, page.texts);
    return {...child, limits: orNone([...(child.limits ?? []), ...sent])};
  });
  return blocks(component(page, 'BodyShape', {...tree, children}), headersList(page, headers));
}

/** The media types of a body; the first one has the short anchors. `shown`: what is linked instead of repeated. */
function bodies(
  page: PageContext,
  {content = {}, required}: RequestBodyObject,
  id: string,
  shown?: Map<string, Place>,
): string {
  const {spec, anchors, texts} = page;
  const shapes = Object.entries(content).map(([mediaType, media], index) => {
    const {schema} = media;
    const title =
      texts['api.body.type'].replace('{type}', () => codeSpan(mediaType)) +
      (required === true ? ` **· ${texts['api.body.required']}**` : '');
    if (schema === undefined) return title;
    const base = index === 0 ? id : `${id}.${headingId(mediaType)}`;
    const row = {id: `${base}.body`, base};
    const reference = typeof schema === 'object' ? schema.$ref : undefined;
    const sameAs = shown?.get(reference ?? '');
    if (sameAs !== undefined) {
      const type = typeLabel(spec, flatten(spec, schema), texts);
      return blocks(title, component(page, 'BodyShape', {id: anchors.claim(row.id), type, sameAs}));
    }
    const tree = propertyTree(page, schema, row);
    if (reference !== undefined) {
      shown?.set(reference, {id: tree.id, name: `${reference.split('/').at(-1)} (${id})`});
    }
    return blocks(title, bodyShape(page, media, tree, base));
  });
  return blocks(...shapes) || texts['api.page.noBody'];
}

/** The request's body, if it has one. */
export function requestSection(
  page: PageContext,
  {requestBody}: OperationObject,
  level: 2 | 4,
  prefix = '',
): string {
  if (requestBody === undefined) return '';
  const body = page.spec.resolve<RequestBodyObject>(requestBody);
  return blocks(
    heading(level, page.texts['api.page.request'], `${prefix}request`),
    toMdx(body.description ?? '', 4),
    bodies(page, body, `${prefix}request`),
  );
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
function linksList({spec, texts}: PageContext, {links = {}}: ResponseObject): string {
  const items = Object.entries(links).map(([name, entry]) => {
    const link = spec.resolve<LinkObject>(entry);
    const {operationId, operationRef, parameters = {}, requestBody, description = ''} = link;
    const values = Object.entries({
      ...parameters,
      ...(requestBody === undefined ? {} : {requestBody}),
    });
    const given = values.map(([key, value]) => codeSpan(`${key}: ${showValue(value)}`)).join(', ');
    return `- **${name}**: ${codeSpan(operationId ?? operationRef ?? '')} ${given} ${description}`;
  });
  return items.length === 0 ? '' : toMdx(`${texts['api.page.links']}\n\n${items.join('\n')}`);
}

/** Each status with its headers and bodies, folded where it is a part of the page of its own. */
export function responseSections(
  page: PageContext,
  operation: OperationObject,
  level: 3 | 4,
  prefix = '',
): string {
  const sections = responsesOf(operation).map(([status, entry]) => {
    const response = page.spec.resolve<ResponseObject>(entry);
    const id = `${prefix}${status}`;
    const headers = headerRows(page, response.headers, `${id}.headers`);
    const content = bodies(page, {content: response.content}, id, page.shown);
    const section = blocks(
      heading(level, statusTitle(status, page.texts), id),
      toMdx(response.description ?? '', 4),
      headersList(page, headers),
      content,
      linksList(page, response),
    );
    return level === 4
      ? section
      : `<Response ${attribute('status', status)}>\n\n${section}\n\n</Response>`;
  });
  return blocks(...sections);
}

/** The requests that the API sends to an address of the reader's while the operation lasts. */
export function callbackSections(page: PageContext, {callbacks = {}}: OperationObject): string {
  const {spec} = page;
  const sections = Object.entries(callbacks).flatMap(([name, entry]) =>
    Object.entries(spec.resolve<Named<PathItemObject>>(entry)).flatMap(([address, reference]) => {
      const item = spec.resolve<PathItemObject>(reference);
      return operationsOf(item).map(({method, source}) => {
        const {summary = '', description = ''} = source;
        const id = headingId(`callbacks.${name}.${method}`);
        return blocks(
          heading(3, name, id),
          toMdx(`\`${method.toUpperCase()} ${address}\` ${summary}`),
          toMdx(description, 4),
          parameterSections(page, mergeParameters(spec, item, source), 4, `${id}.`),
          requestSection(page, source, 4, `${id}.`),
          responseSections(page, source, 4, `${id}.`),
        );
      });
    }),
  );
  return blocks(...sections);
}
