/** The page of an operation: its whole contract as headings, text, samples and data for the components. */
import type {OperationObject} from '../../../lib/openapi/document';
import {responsesOf, withDocs, type Operation} from '../../../lib/openapi/operations';
import {Anchors} from './anchors';
import {consoleData} from './consoleData';
import {callbackSections, parameterSections, requestSection, responseSections} from './contract';
import {exampleSection} from './exampleSection';
import {toMdx, toMdxText} from './markdown';
import {
  attribute,
  blocks,
  component,
  expression,
  heading,
  headingId,
  printPage,
  type ApiContext,
  type Page,
  type PageContext,
} from './page';
import {securityText} from './security';
import {serversList} from './servers';

/** Ids that headings of the page take. */
function headingIds(operation: Operation): string[] {
  const statuses = responsesOf(operation.source).map(([status]) => headingId(status));
  const sections = ['example', 'authentication', 'servers', 'parameters', 'request', 'responses'];
  return [...sections, 'callbacks', 'console', ...statuses];
}

/** The first paragraph of a description, and what comes after the examples. */
function splitDescription(description = ''): [lead: string, rest: string] {
  const lead = /^[\p{L}\d`][^]*?(?=\n\s*\n)/u.exec(description)?.[0] ?? description;
  return [lead, description.slice(lead.length)];
}

/** Links to the guide page and to the page about the API. */
function linksLine({'x-guide': guide}: OperationObject, context: ApiContext) {
  const {spec, infoId, route, texts} = context;
  const title = toMdxText(spec.document.info.title);
  const about = `[${texts['api.page.about']} ${title}](${route}/${infoId})`;
  return guide === undefined ? about : `[${texts['api.page.guide']}](${guide}) · ${about}`;
}

/** Builds the page of one operation. */
export function operationPage(context: ApiContext, operation: Operation): Page {
  const {texts, route, descriptions} = context;
  const {source, slug, title, incoming} = operation;
  const anchors = new Anchors(headingIds(operation));
  const page: PageContext = {...context, anchors, shown: new Map(), data: {}};
  const method = operation.method.toUpperCase();
  const [lead, rest] = splitDescription(source.description);
  /** A part of the page under its heading, unless it is empty. */
  const section = (
    id: 'console' | 'authentication' | 'parameters' | 'responses' | 'callbacks' | 'servers',
    content: string | false,
  ) => content && blocks(heading(2, texts[`api.page.${id}`], id), content);
  const body = blocks(
    '<Operation>\n\n<div>',
    source.deprecated === true && `**${texts['api.endpoint.deprecated']}**`,
    `<Endpoint ${attribute('method', method)}><Copy>${expression(operation.path)}</Copy></Endpoint>`,
    incoming && texts['api.page.webhook'],
    linksLine(source, context),
    toMdx(source['x-deprecation-message'] ?? ''),
    toMdx(lead, 3),
    '</div>',
    exampleSection(context, operation),
    '<div>',
    toMdx(rest, 3),
    toMdx(withDocs(operation.pathText, source.externalDocs), 3),
    section(
      'console',
      context.console &&
        !incoming &&
        component(page, 'ConsoleSlot', consoleData(context, operation)),
    ),
    section(
      'authentication',
      (!incoming || operation.security.length > 0) && securityText(context, operation.security),
    ),
    section('parameters', parameterSections(page, operation.parameters, 3)),
    requestSection(page, source, 2),
    section('responses', responseSections(page, source, 3)),
    section('callbacks', callbackSections(page, source)),
    section('servers', !incoming && serversList(page, operation.servers)),
    '</div>\n\n</Operation>',
  );
  const own = source['x-description'];
  const description = descriptions.claim(own, source.description, operation.call);
  return printPage(page, {id: slug, title, description, slug: `${route}/${slug}`}, body);
}
