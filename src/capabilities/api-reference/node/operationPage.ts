/** The page of an operation: its whole contract as headings, text, samples and data for the components. */
import type {
  OperationObject,
  RequestBodyObject,
  ResponseObject,
} from '../../../lib/openapi/document';
import {withDocs, type Operation} from '../../../lib/openapi/operations';
import type {Specification} from '../../../lib/openapi/specification';
import type {Endpoint} from '../shared/types';
import {Anchors} from './anchors';
import {
  bodies,
  callbacksOf,
  callbackSection,
  parameterRow,
  responseSection,
  type SectionContext,
} from './bodySections';
import {consoleData} from './consoleData';
import {exampleSection} from './exampleSection';
import {printFrontMatter, type Descriptions} from './frontMatter';
import {toMdx, toMdxText} from './markdown';
import {
  attribute,
  blocks,
  heading,
  headingId,
  imports,
  printPage,
  withWords,
  type Page,
  type PageSettings,
} from './page';
import {describeSecurity} from './security';
import {describeServers} from './servers';

const places = ['path', 'query', 'header', 'cookie'] as const;

/** Everything that the sections of one page share. */
interface Context extends SectionContext {
  readonly operation: Operation;
  readonly settings: PageSettings;
}

function parametersSection(context: Context): string | undefined {
  const sections = places.flatMap((place) => {
    const members = context.operation.parameters.filter((parameter) => parameter.in === place);
    if (members.length === 0) return [];
    const id = `parameters.${place}`;
    context.data[id] = members.map((parameter) =>
      parameterRow(context, parameter, `${place}.${parameter.name}`),
    );
    return [
      heading(3, context.texts[`api.page.${place}`], id),
      `<Properties items={data['${id}']} />`,
    ];
  });
  if (sections.length === 0) return undefined;
  return blocks(heading(2, context.texts['api.page.parameters'], 'parameters'), ...sections);
}

function requestSection(context: Context): string | undefined {
  const {spec, operation, data, texts} = context;
  if (operation.source.requestBody === undefined) return undefined;
  const body = spec.resolve<RequestBodyObject>(operation.source.requestBody);
  data.request = bodies(context, body.content, 'request');
  data.requestRequired = body.required === true;
  return blocks(
    heading(2, texts['api.page.request'], 'request'),
    toMdx(body.description ?? '', 4),
    '<Bodies items={data.request} required={data.requestRequired} />',
  );
}

function responsesSection(context: Context): string | undefined {
  const responses = Object.entries(context.operation.source.responses ?? {});
  if (responses.length === 0) return undefined;
  return blocks(
    heading(2, context.texts['api.page.responses'], 'responses'),
    ...responses.map(([status, entry]) =>
      blocks(
        `<Response ${attribute('status', status)}>`,
        responseSection(context, status, context.spec.resolve<ResponseObject>(entry), {
          level: 3,
          id: status,
          key: `response.${status}`,
        }),
        '</Response>',
      ),
    ),
  );
}

function callbacksSection(context: Context): string | undefined {
  const calls = callbacksOf(context.spec, context.operation.source);
  if (calls.length === 0) return undefined;
  return blocks(
    heading(2, context.texts['api.page.callbacks'], 'callbacks'),
    ...calls.map((call, index) => callbackSection(context, call, `callback.${index}`)),
  );
}

/** A place for the console, where the site has one. */
function consoleSection({spec, operation, settings, data, texts}: Context): string | undefined {
  const {consoleServers, segment} = settings;
  if (consoleServers === undefined || operation.incoming) return undefined;
  data.console = consoleData(spec, operation, segment, consoleServers);
  return blocks(
    heading(2, texts['api.page.console'], 'console'),
    '<ConsoleSlot of={data.console} />',
  );
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
function linksLine(source: OperationObject, {route, infoId, title, texts}: PageSettings): string {
  const guide = source['x-guide'];
  const about = `[${texts['api.page.about']} ${toMdxText(title)}](${route}/${infoId})`;
  return guide === undefined ? about : `[${texts['api.page.guide']}](${guide}) · ${about}`;
}

/** Builds the page of one operation. */
export function operationPage(
  spec: Specification,
  operation: Operation,
  settings: PageSettings,
  descriptions: Descriptions,
): Page {
  const {source, slug, method, path, incoming} = operation;
  const {texts} = settings;
  const endpoint: Endpoint = {
    method: method.toUpperCase(),
    path,
    deprecated: source.deprecated === true ? true : undefined,
  };
  const data: Record<string, unknown> = {
    endpoint,
    security: describeSecurity(spec, operation.security, texts),
    servers: describeServers(operation.servers),
  };
  const anchors = new Anchors(headingIds(operation));
  const {sandbox} = settings;
  const shown: Context['shown'] = new Map();
  const context: Context = {spec, operation, anchors, settings, shown, data, texts};
  const [lead, rest] = splitDescription(source.description);
  const body = blocks(
    '<Operation>\n\n<div>',
    '<Endpoint of={data.endpoint}><Copy>{data.endpoint.path}</Copy></Endpoint>',
    incoming && texts['api.page.webhook'],
    linksLine(source, settings),
    source['x-deprecation-message'] !== undefined && toMdx(source['x-deprecation-message']),
    toMdx(lead, 3),
    '</div>',
    exampleSection(spec, operation, {texts, sandbox}),
    '<div>',
    toMdx(rest, 3),
    toMdx(withDocs(operation.pathText, source.externalDocs), 3),
    consoleSection(context),
    (!incoming || operation.security.length > 0) &&
      blocks(
        heading(2, texts['api.page.authentication'], 'authentication'),
        '<Authentication of={data.security} />',
      ),
    parametersSection(context),
    requestSection(context),
    responsesSection(context),
    callbacksSection(context),
    !incoming &&
      blocks(heading(2, texts['api.page.servers'], 'servers'), '<Servers items={data.servers} />'),
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
  });
  return {
    id: slug,
    mdx: printPage(frontMatter, imports(slug, body), body),
    data: withWords(data, texts),
  };
}
