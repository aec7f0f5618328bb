/** Renders the page about an API: what it is, its operations unless another page lists them, and how to reach it. */
import type {ApiDefinition} from '../../../config/apis';
import {withExternalDocs, type OperationGroup} from '../../../lib/openapi/operations';
import {Anchors} from './anchors';
import {beforeHeadings, codeSpan, toMdx, toMdxParts, toMdxText} from './markdown';
import {
  assemblePage,
  attribute,
  heading,
  joinBlocks,
  type ApiContext,
  type Page,
  type PageContext,
} from './page';
import type {PageTexts} from './pageTexts';
import {downloadName} from './paths';
import {allSchemesText} from './security';
import {serversList} from './servers';

function escapeTableCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function operationTable({operations}: OperationGroup, {route, texts}: ApiContext): string {
  const rows = operations.map(({title, slug, method, path, source}) => {
    const name = method.toUpperCase();
    const link = `[${escapeTableCell(toMdxText(title))}](${route}/${slug})`;
    const note = source.deprecated === true ? ` (${texts['api.page.deprecated']})` : '';
    const colored = `<b ${attribute('data-method', name)}>${name}</b>`;
    return `| ${link}${note} | ${colored} ${escapeTableCell(codeSpan(path))} |`;
  });
  const head = `| ${texts['api.page.operation']} | ${texts['api.page.call']} |`;
  return [head, '| --- | --- |', ...rows].join('\n');
}

function operationsSection(groups: readonly OperationGroup[], context: ApiContext): string {
  const sections = groups.flatMap((group) => [
    group.label !== '' && heading(3, group.label, `operations.${group.slug}`),
    toMdx(group.description ?? '', 4),
    operationTable(group, context),
  ]);
  return joinBlocks(
    heading(2, context.texts['api.page.operations'], 'operations'),
    '<div className="operations">',
    ...sections,
    '</div>',
  );
}

/** A link to the downloadable specification. With `pathname://`, Docusaurus doesn't look for a page of that name. */
function downloadLink(api: ApiDefinition, format: 'yaml' | 'json', texts: PageTexts): string {
  const to = attribute('to', `pathname:///openapi/${downloadName(api, format)}`);
  const look = attribute('className', 'button button--secondary');
  return `<Link ${to} ${look} target="_self" download>${texts[`api.download.${format}`]}</Link>`;
}

/** A Markdown link, or only the text without an address. */
function linkTo(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text || url}](${url})`;
}

/** The downloads, and one line of facts about the file. */
function specificationSection({spec, api, texts}: ApiContext): string {
  const {info, openapi} = spec.document;
  const facts = [`${texts['api.page.version']} ${info.version}, OpenAPI ${openapi}`];
  if (info.license !== undefined) {
    const {name, url, identifier} = info.license;
    const license = [linkTo(name ?? '', url), identifier].filter(Boolean).join(', ');
    facts.push(`${texts['api.page.license']}: ${license}`);
  }
  const {name = '', url, email} = info.contact ?? {};
  const mail = email === undefined ? '' : linkTo(email, `mailto:${email}`);
  const contact = [linkTo(name, url), mail].filter(Boolean).join(', ');
  if (contact !== '') facts.push(`${texts['api.page.contact']}: ${contact}`);
  if (info.termsOfService !== undefined) {
    facts.push(linkTo(texts['api.page.terms'], info.termsOfService));
  }
  return joinBlocks(
    '<div id="specification" className="downloads">',
    downloadLink(api, 'yaml', texts),
    downloadLink(api, 'json', texts),
    toMdx(facts.join(' · ')),
    '</div>',
  );
}

/**
 * Renders the page about an API. Reserves its description in `context.descriptions`, so that no other page has the
 * same.
 */
export function infoPage(context: ApiContext, groups: readonly OperationGroup[]): Page {
  const {spec, api, texts, route, infoId: id} = context;
  const {info, servers = [], externalDocs} = spec.document;
  const page: PageContext = {...context, anchors: new Anchors(), shownBodies: new Map(), data: {}};
  const schemes = allSchemesText(context);
  const hasServers = servers.length > 0;
  const [introduction, sections] = toMdxParts(info.description ?? '', 2, beforeHeadings);
  // Most readers come for the operations. Sections of the description, such as a tutorial, can be long.
  const body = joinBlocks(
    introduction,
    toMdx(withExternalDocs(undefined, externalDocs)),
    specificationSection(context),
    api.operationsPage === undefined && operationsSection(groups, context),
    sections,
    hasServers && heading(2, texts['api.page.servers'], 'servers'),
    hasServers && serversList(page, servers),
    schemes !== '' && heading(2, texts['api.page.schemes'], 'security-schemes'),
    schemes,
  );
  const own = info['x-description'] ?? info.summary;
  const description = context.descriptions.claim(own, info.description, info.title);
  const titleText = api.operationsPage === undefined ? 'api.page.allOperations' : 'api.page.file';
  const title = texts[titleText].replace('{api}', () => api.label);
  return assemblePage(page, {id, title, description, slug: `${route}/${id}`}, body);
}
