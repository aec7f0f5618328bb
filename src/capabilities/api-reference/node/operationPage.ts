/** The page of an operation: its whole contract as headings, text, samples and data for the components. */
import {STATUS_CODES} from 'node:http';
import {Anchors} from './anchors';
import {consoleData} from './consoleData';
import {exampleSection} from './exampleSection';
import {printFrontMatter, type Descriptions} from './frontMatter';
import {bodySchema} from './jsonSchema';
import {fence, toMdx, toMdxText, toRichText} from './markdown';
import type {
  MediaTypeObject,
  Named,
  OperationObject,
  ParameterObject,
  PathItemObject,
  RequestBodyObject,
  ResponseObject,
} from './openapi';
import {httpMethods} from './openapi';
import type {Operation} from './operations';
import {
  attribute,
  blocks,
  heading,
  headingId,
  imports,
  printPage,
  type Page,
  type PageSettings,
} from './page';
import {propertyTree} from './properties';
import {describeSecurity} from './security';
import {describeServers} from './servers';
import {showValue} from './limits';
import type {Specification} from './specification';
import type {Body, Endpoint, Limit, Property} from '../shared/types';

const places = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Header'],
  ['cookie', 'Cookie'],
] as const;

/** Everything that the sections of one page share. */
interface Context {
  readonly spec: Specification;
  readonly operation: Operation;
  readonly anchors: Anchors;
  readonly settings: PageSettings;
  /** Filled by the sections; becomes the file beside the page. */
  readonly data: Record<string, unknown>;
}

/** A parameter or a header: its schema, with what is said outside of it. */
function parameterRow(context: Context, parameter: ParameterObject, id: string): Property {
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const {name, required} = parameter;
  const row = propertyTree(context.spec, context.anchors, schema, {id, name, required});
  const limits: Limit[] = [...(row.limits ?? [])];
  if (parameter.example !== undefined) limits.push(['examples', showValue(parameter.example)]);
  if (parameter.style !== undefined) limits.push(['style', parameter.style]);
  const flags = [...(row.flags ?? [])];
  if (parameter.deprecated === true && !flags.includes('deprecated')) flags.push('deprecated');
  return {
    ...row,
    text: toRichText(parameter.description) ?? row.text,
    ...(limits.length > 0 ? {limits} : {}),
    ...(flags.length > 0 ? {flags} : {}),
  };
}

function parametersSection(context: Context): string | undefined {
  const sections = places.flatMap(([place, label]) => {
    const members = context.operation.parameters.filter((parameter) => parameter.in === place);
    if (members.length === 0) return [];
    const id = `parameters.${place}`;
    context.data[id] = members.map((parameter) =>
      parameterRow(context, parameter, `${place}.${parameter.name}`),
    );
    return [heading(3, `${label} parameters`, id), `<Properties items={data['${id}']} />`];
  });
  if (sections.length === 0) return undefined;
  return blocks(heading(2, 'Parameters', 'parameters'), ...sections);
}

/** The media types of a body; the first one has the short anchors. */
function bodies(context: Context, content: Named<MediaTypeObject> | undefined, id: string): Body[] {
  return Object.entries(content ?? {}).map(([mediaType, media], index) => {
    if (media.schema === undefined) return {mediaType};
    const base = index === 0 ? id : `${id}.${headingId(mediaType)}`;
    const row = {id: `${base}.body`, base};
    return {mediaType, schema: propertyTree(context.spec, context.anchors, media.schema, row)};
  });
}

function requestSection(context: Context): string | undefined {
  const {spec, operation, data} = context;
  if (operation.source.requestBody === undefined) return undefined;
  const body = spec.resolve<RequestBodyObject>(operation.source.requestBody);
  data.request = bodies(context, body.content, 'request');
  data.requestRequired = body.required === true;
  const [media] = Object.values(body.content ?? {});
  const schema = media?.schema === undefined ? undefined : bodySchema(spec, media.schema);
  return blocks(
    heading(2, 'Request body', 'request'),
    toMdx(body.description ?? '', 4),
    '<Bodies items={data.request} required={data.requestRequired} />',
    schema !== undefined && blocks('<JsonSchema>', fence(schema, 'json'), '</JsonSchema>'),
  );
}

/** `200` is `200 OK`, `4XX` any client error, `default` everything that is not listed. */
function statusTitle(status: string): string {
  if (status === 'default') return 'Any other status';
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  if (range !== undefined) return `${range}XX (any status that begins with ${range})`;
  const phrase = STATUS_CODES[status];
  return phrase === undefined ? status : `${status} ${phrase}`;
}

function responseSection(context: Context, status: string, response: ResponseObject): string {
  const {spec, data, anchors} = context;
  const key = `response.${status}`;
  const headers = Object.entries(response.headers ?? {}).map(([name, entry]) => {
    const header = {...spec.resolve<ParameterObject>(entry), name};
    return parameterRow(context, header, `${status}.headers.${name}`);
  });
  data[key] = bodies({...context, anchors}, response.content, status);
  if (headers.length > 0) data[`${key}.headers`] = headers;
  return blocks(
    `<Response ${attribute('status', status)}>`,
    heading(3, statusTitle(status), status),
    toMdx(response.description ?? '', 4),
    headers.length > 0 && `<Headers items={data['${key}.headers']} />`,
    `<Bodies items={data['${key}']} />`,
    '</Response>',
  );
}

function responsesSection(context: Context): string | undefined {
  const responses = Object.entries(context.operation.source.responses ?? {});
  if (responses.length === 0) return undefined;
  return blocks(
    heading(2, 'Responses', 'responses'),
    ...responses.map(([status, entry]) =>
      responseSection(context, status, context.spec.resolve<ResponseObject>(entry)),
    ),
  );
}

/** Callbacks are listed: what is called, when, with which body, is told in their own words. */
function callbacksSection({spec, operation}: Context): string | undefined {
  const entries = Object.entries(operation.source.callbacks ?? {});
  if (entries.length === 0) return undefined;
  const list = entries.flatMap(([name, entry]) => {
    const callback = spec.resolve<Named<PathItemObject>>(entry);
    return Object.entries(callback).flatMap(([expression, pathItem]) => {
      const item = spec.resolve<PathItemObject>(pathItem);
      return httpMethods.flatMap((method): string[] => {
        const called: OperationObject | undefined = item[method];
        if (called === undefined) return [];
        return [
          `- **${name}** \`${method.toUpperCase()} ${expression}\` ${called.summary ?? ''}\n\n${called.description ?? ''}`,
        ];
      });
    });
  });
  return blocks(heading(2, 'Callbacks', 'callbacks'), toMdx(list.join('\n')));
}

/** A place for the console, where the site has one. */
function consoleSection({spec, operation, settings, data}: Context): string | undefined {
  const {consoleServers, segment} = settings;
  if (consoleServers === undefined) return undefined;
  data.console = consoleData(spec, operation, segment, consoleServers);
  return blocks(heading(2, 'Console', 'console'), '<ConsoleSlot of={data.console} />');
}

/** Ids that headings of the page take. */
function headingIds(operation: Operation): string[] {
  const statuses = Object.keys(operation.source.responses ?? {});
  const sections = ['example', 'authentication', 'servers', 'parameters', 'request', 'responses'];
  return [...sections, 'callbacks', 'console', ...statuses.map(headingId)];
}

/** The first paragraph of a description, and what comes after the examples. */
function splitDescription(description = ''): [lead: string, rest: string] {
  const lead = /^[\p{L}\d`][^]*?(?=\n\s*\n)/u.exec(description)?.[0] ?? description;
  return [lead, description.slice(lead.length)];
}

/** Links to the guide page and to the page about the API. */
function linksLine(source: OperationObject, {route, infoId, title}: PageSettings): string {
  const guide = source['x-guide'];
  const about = `[About ${toMdxText(title)}](${route}/${infoId})`;
  return guide === undefined ? about : `[Guide to this operation](${guide}) · ${about}`;
}

/** Builds the page of one operation. */
export function operationPage(
  spec: Specification,
  operation: Operation,
  settings: PageSettings,
  descriptions: Descriptions,
): Page {
  const {source, slug, method, path} = operation;
  const endpoint: Endpoint = {
    method: method.toUpperCase(),
    path,
    deprecated: source.deprecated === true ? true : undefined,
  };
  const data: Record<string, unknown> = {
    endpoint,
    security: describeSecurity(spec, operation.security),
    servers: describeServers(operation.servers),
  };
  const anchors = new Anchors(headingIds(operation));
  const context: Context = {spec, operation, anchors, settings, data};
  const [lead, rest] = splitDescription(source.description);
  const body = blocks(
    '<Operation>\n\n<div>',
    '<Endpoint of={data.endpoint}><Copy>{data.endpoint.path}</Copy></Endpoint>',
    linksLine(source, settings),
    toMdx(lead, 3),
    '</div>',
    exampleSection(spec, operation),
    '<div>',
    toMdx(rest, 3),
    consoleSection(context),
    blocks(heading(2, 'Authentication', 'authentication'), '<Authentication of={data.security} />'),
    parametersSection(context),
    requestSection(context),
    responsesSection(context),
    callbacksSection(context),
    blocks(heading(2, 'Servers', 'servers'), '<Servers items={data.servers} />'),
    '</div>\n\n</Operation>',
  );
  const frontMatter = printFrontMatter({
    id: slug,
    title: operation.title,
    description: descriptions.claim(
      source['x-description'],
      source.description,
      `${endpoint.method} ${path}`,
    ),
    slug: `${settings.route}/${slug}`,
    sidebar_label: operation.title,
  });
  const components = [
    'Authentication',
    'Bodies',
    'Endpoint',
    'Examples',
    'Headers',
    'JsonSchema',
    'Operation',
    'Properties',
    'Response',
    'Servers',
  ];
  const used = components.filter(
    (name) => body.includes(`<${name} `) || body.includes(`<${name}>`),
  );
  return {
    id: slug,
    mdx: printPage(frontMatter, imports(slug, used, settings.consoleServers !== undefined), body),
    data,
  };
}
