/** Info and tag pages: what the API is, how to reach it, and all operations. */
import {printFrontMatter, type Descriptions} from './frontMatter';
import {toMdx, toMdxText} from './markdown';
import {withDocs, type OperationGroup} from '../../../lib/openapi/operations';
import {
  attribute,
  blocks,
  heading,
  imports,
  printPage,
  withWords,
  type Page,
  type PageSettings,
} from './page';
import {allSchemes, describeSecurity} from './security';
import {describeServers} from './servers';
import type {Specification} from '../../../lib/openapi/specification';

/** A code span for a table cell. */
function cellCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${ticks}${space}${text.replaceAll('|', '\\|')}${space}${ticks}`;
}

function operationTable({operations}: OperationGroup, {route, texts}: PageSettings): string {
  const rows = operations.map((operation) => {
    const call = cellCode(`${operation.method.toUpperCase()} ${operation.path}`);
    const title = toMdxText(operation.title).replaceAll('|', '\\|');
    const deprecated =
      operation.source.deprecated === true ? ` (${texts['api.page.deprecated']})` : '';
    return `| [${title}](${route}/${operation.slug})${deprecated} | ${call} |`;
  });
  return [
    `| ${texts['api.page.operation']} | ${texts['api.page.call']} |`,
    '| --- | --- |',
    ...rows,
  ].join('\n');
}

function operationsSection(groups: readonly OperationGroup[], settings: PageSettings): string {
  const sections = groups.flatMap((group) => [
    group.label === '' ? undefined : heading(3, group.label, `operations.${group.slug}`),
    toMdx(group.description ?? '', 4),
    operationTable(group, settings),
  ]);
  return blocks(heading(2, settings.texts['api.page.operations'], 'operations'), ...sections);
}

function specificationSection(spec: Specification, {segment, texts}: PageSettings): string {
  const {info, openapi} = spec.document;
  const license = info.license;
  const {name = '', url, email} = info.contact ?? {};
  const contact = [
    url === undefined ? name : `[${name || url}](${url})`,
    email === undefined ? '' : `[${email}](mailto:${email})`,
  ].filter(Boolean);
  const licenseName =
    license?.url === undefined ? license?.name : `[${license.name}](${license.url})`;
  const lines = [
    `- ${texts['api.page.version']} ${info.version}, OpenAPI ${openapi}`,
    license !== undefined &&
      `- ${texts['api.page.license']}: ${[licenseName, license.identifier].filter(Boolean).join(', ')}`,
    contact.length > 0 && `- ${texts['api.page.contact']}: ${contact.join(', ')}`,
    info.termsOfService !== undefined && `- [${texts['api.page.terms']}](${info.termsOfService})`,
  ];
  return blocks(
    heading(2, texts['api.page.specification'], 'specification'),
    toMdx(lines.filter((line) => line !== false).join('\n')),
    `<Downloads ${attribute('name', segment)} />`,
  );
}

/** Builds the page about the API itself. */
export function infoPage(
  spec: Specification,
  groups: readonly OperationGroup[],
  settings: PageSettings,
  descriptions: Descriptions,
): Page {
  const {info, servers = []} = spec.document;
  const {texts} = settings;
  const schemes = describeSecurity(spec, allSchemes(spec), texts);
  const data: Record<string, unknown> = {
    servers: describeServers(servers),
    schemes,
  };
  const body = blocks(
    toMdx(withDocs(info.description, spec.document.externalDocs), 2),
    servers.length > 0 &&
      blocks(heading(2, texts['api.page.servers'], 'servers'), '<Servers items={data.servers} />'),
    schemes.length > 0 &&
      blocks(
        heading(2, texts['api.page.schemes'], 'security-schemes'),
        '<Authentication of={data.schemes} />',
      ),
    operationsSection(groups, settings),
    specificationSection(spec, settings),
  );
  const own = info['x-description'] ?? info.summary;
  const frontMatter = printFrontMatter({
    id: settings.infoId,
    title: info.title,
    description: descriptions.claim(own, info.description, info.title),
    slug: `${settings.route}/${settings.infoId}`,
  });
  return {
    id: settings.infoId,
    mdx: printPage(frontMatter, imports(settings.infoId, body), body),
    data: withWords(data, texts),
  };
}
