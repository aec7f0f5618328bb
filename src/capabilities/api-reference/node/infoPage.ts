/** Info and tag pages: what the API is, how to reach it, and all operations. */
import type {ApiDefinition} from '../../../config/apis';
import {withDocs, type OperationGroup} from '../../../lib/openapi/operations';
import {Anchors} from './anchors';
import {codeSpan, toMdx, toMdxText} from './markdown';
import {
  attribute,
  blocks,
  heading,
  printPage,
  type ApiContext,
  type Page,
  type PageContext,
} from './page';
import {allSchemes, securityText} from './security';
import {serversList} from './servers';
import type {ReferenceTexts} from './texts';

function operationTable({operations}: OperationGroup, {route, texts}: ApiContext): string {
  const rows = operations.map((operation) => {
    const call = codeSpan(operation.call).replaceAll('|', '\\|');
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

function operationsSection(groups: readonly OperationGroup[], context: ApiContext): string {
  const sections = groups.flatMap((group) => [
    group.label === '' ? undefined : heading(3, group.label, `operations.${group.slug}`),
    toMdx(group.description ?? '', 4),
    operationTable(group, context),
  ]);
  return blocks(heading(2, context.texts['api.page.operations'], 'operations'), ...sections);
}

/** A link to the specification, with variables substituted. `pathname://`: a static file, not a page of the site. */
function downloadLink({segment}: ApiDefinition, format: 'yaml' | 'json', texts: ReferenceTexts) {
  const to = attribute('to', `pathname:///openapi/${segment}.${format}`);
  return `- <Link ${to} target="_self" download>${texts[`api.download.${format}`]}</Link>`;
}

function specificationSection({spec, api, texts}: ApiContext): string {
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
    (['yaml', 'json'] as const).map((format) => downloadLink(api, format, texts)).join('\n'),
  );
}

/** Builds the page about the API itself. */
export function infoPage(context: ApiContext, groups: readonly OperationGroup[]): Page {
  const {spec, texts, route, infoId: id, descriptions} = context;
  const {info, servers = [], externalDocs} = spec.document;
  const page: PageContext = {...context, anchors: new Anchors(), shown: new Map(), data: {}};
  const schemes = allSchemes(spec);
  const body = blocks(
    toMdx(withDocs(info.description, externalDocs), 2),
    servers.length > 0 &&
      blocks(heading(2, texts['api.page.servers'], 'servers'), serversList(page, servers)),
    schemes.length > 0 &&
      blocks(
        heading(2, texts['api.page.schemes'], 'security-schemes'),
        securityText(context, schemes),
      ),
    operationsSection(groups, context),
    specificationSection(context),
  );
  const own = info['x-description'] ?? info.summary;
  const description = descriptions.claim(own, info.description, info.title);
  return printPage(page, {id, title: info.title, description, slug: `${route}/${id}`}, body);
}
