/** Renders the page of an operation or webhook. */
import {responsesOf, withExternalDocs, type Operation} from '../../../lib/openapi/operations';
import {Anchors} from './anchors';
import {requestSection} from './bodies';
import {callbackSections} from './callbacks';
import {consoleData} from './consoleData';
import {exampleSection} from './exampleSection';
import {firstParagraph, toMdx, toMdxParts} from './markdown';
import {
  assemblePage,
  attribute,
  dataComponent,
  expression,
  heading,
  headingId,
  joinBlocks,
  type ApiContext,
  type Page,
  type PageContext,
} from './page';
import {parameterSections} from './parameters';
import {responseSections} from './responses';
import {sampleRequest} from './sampleRequest';
import {securityText} from './security';
import {operationServers} from './servers';

/** Sections of the page after the examples. The names are also their ids. */
type Section =
  | 'console'
  | 'authentication'
  | 'parameters'
  | 'responses'
  | 'notes'
  | 'callbacks'
  | 'servers';

/** Ids that the headings of the page may have. */
function headingIds(operation: Operation): string[] {
  const statuses = responsesOf(operation.source).map(([status]) => headingId(status));
  const sections = [
    'example',
    'notes',
    'console',
    'authentication',
    'servers',
    'parameters',
    'request',
    'responses',
    'callbacks',
  ];
  return [...sections, ...statuses];
}

/** The part before the examples. @param description MDX */
function introduction(page: PageContext, operation: Operation, description: string): string {
  const {texts} = page;
  const {source, incoming} = operation;
  const {'x-guide': guide} = source;
  const method = attribute('method', operation.method.toUpperCase());
  return joinBlocks(
    '<div>',
    source.deprecated === true && `**${texts['api.endpoint.deprecated']}**`,
    `<Endpoint ${method}><Copy>${expression(operation.path)}</Copy></Endpoint>`,
    incoming && texts['api.page.webhook'],
    toMdx(source['x-deprecation-message'] ?? ''),
    description,
    guide !== undefined && `[${texts['api.page.guide']}](${guide})`,
    '</div>',
  );
}

/** The part after the examples: the contract, and the rest of the description as notes. @param description MDX */
function contract(page: PageContext, operation: Operation, description: string): string {
  const {source, incoming} = operation;
  /** Content under a heading; empty if there is no content. */
  const section = (id: Section, content: string | false) =>
    content && joinBlocks(heading(2, page.texts[`api.page.${id}`], id), content);
  const hasConsole = page.console && !incoming;
  const hasAuthentication = !incoming || operation.security.length > 0;
  return joinBlocks(
    '<div>',
    section(
      'console',
      hasConsole && dataComponent(page, 'ConsoleSlot', consoleData(page, operation)),
    ),
    section('authentication', hasAuthentication && securityText(page, operation.security)),
    section('parameters', parameterSections(page, operation.parameters, 3)),
    requestSection(page, source, 2),
    section('responses', responseSections(page, source, 3)),
    // Readers look up the contract first. The notes are about special cases of it.
    section(
      'notes',
      joinBlocks(description, toMdx(withExternalDocs(operation.pathText, source.externalDocs), 3)),
    ),
    section('callbacks', callbackSections(page, source)),
    section('servers', !incoming && operationServers(page, operation)),
    '</div>',
  );
}

/**
 * Renders the page of an operation or webhook. Reserves its description in `context.descriptions`, so that no other
 * page has the same.
 */
export function operationPage(context: ApiContext, operation: Operation): Page {
  const {source, slug, title} = operation;
  const anchors = new Anchors(headingIds(operation));
  const page: PageContext = {...context, anchors, shownBodies: new Map(), data: {}};
  const [first, rest] = toMdxParts(source.description ?? '', 3, firstParagraph);
  const request = operation.incoming ? undefined : sampleRequest(page, operation);
  const parts = joinBlocks(
    introduction(page, operation, first),
    exampleSection(page, operation, request),
    contract(page, operation, rest),
  );
  const body =
    request === undefined
      ? joinBlocks('<Operation>', parts, '</Operation>')
      : dataComponent(page, 'Operation', request, parts);
  const description = context.descriptions.claim(
    source['x-description'],
    source.description,
    operation.call,
  );
  const frontMatter = {
    id: slug,
    title,
    description,
    slug: `${context.route}/${slug}`,
    operation: {method: operation.method.toUpperCase(), path: operation.path},
  };
  return assemblePage(page, frontMatter, body);
}
