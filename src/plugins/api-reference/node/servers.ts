/** Renders the servers of an API or operation. */
import type {ServerObject} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import type {Property} from '../shared/types';
import {labelLimits} from './limits';
import {codeSpan, toMdx, toRichText} from './markdown';
import {dataComponent, joinBlocks, type PageContext} from './page';

/** Host for a specification that names none. */
const UNKNOWN_HOST = 'https://api.example.com';

/**
 * Returns the address of a server with the default values of its variables, without a slash at the end. An address
 * without a host, and an undefined server, get the host `api.example.com`. A variable without a default has its first
 * allowed value, or else stays: `{name}`.
 * An address with a scheme is not checked: it may be an invalid URL.
 *
 * @throws TypeError or URIError for an address without a scheme that is not a valid URL, such as `//[x` or `/%ff`
 */
export function serverUrl(server: ServerObject | undefined): string {
  // Neither a query nor a fragment is part of the address, as the path follows it.
  const [template = ''] = (server?.url ?? '').split(/[?#]/);
  // `https://{region}.example.com`
  const url = template.replace(/\{([^}]+)\}/g, (match, name: string) => {
    const variable = server?.variables?.[name];
    return variable?.default ?? variable?.enum?.[0] ?? match;
  });
  return absoluteUrl(url).replace(/\/+$/, '');
}

function absoluteUrl(url: string): string {
  // A scheme may be a variable without a default.
  if (/^[^/]+:\/\//.test(url)) return url;
  if (/^[\w.-]+:\d+/.test(url))
    return `${url.startsWith('localhost:') ? 'http' : 'https'}://${url}`;
  // `/v1` and `//example.com` have no scheme.
  return decodeURI(new URL(url, UNKNOWN_HOST).href);
}

/** The variables of a server as rows. Several servers may have a variable of the same name. */
function variableRows({variables = {}}: ServerObject, page: PageContext): Property[] {
  const {anchors, texts} = page;
  return Object.entries(variables).map(([name, variable]) => {
    const values = variable.default === undefined ? [] : [variable.default];
    return {
      id: anchors.claim(`server.${name}`),
      name,
      type: 'string',
      text: toRichText(variable.description),
      limits: labelLimits({enum: variable.enum, default: values}, texts),
    };
  });
}

/** Returns a server with its description and variables, as MDX. `link` comes after the description. */
function serverText(page: PageContext, server: ServerObject, link = ''): string {
  const {url, description = ''} = server;
  const text = [toMdx(description, 4), link].filter(Boolean).join(' · ');
  const rows = variableRows(server, page);
  return joinBlocks(
    `${codeSpan(url)}${text === '' ? '' : '<br />'}\n${text}`.trim(),
    rows.length > 0 && dataComponent(page, 'Properties', rows),
  );
}

/**
 * Returns a list of servers with their descriptions and variables, as MDX, or the text that there is none. For the page
 * about the API, and for operations with their own servers.
 */
export function serversList(page: PageContext, servers: readonly ServerObject[]): string {
  const texts = servers.map((server) => serverText(page, server));
  if (texts.length < 2) return texts.join('') || page.texts['api.servers.none'];
  return texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
}

/**
 * Returns the servers of an operation, as MDX. If they are those of the whole API, only the first one, with a link to
 * all of them. The search finds those on the page of the API. For the page of the operation.
 */
export function operationServers(page: PageContext, {servers}: Operation): string {
  const {spec, api, route, infoId, texts} = page;
  if (servers !== spec.document.servers) return serversList(page, servers);
  const [first, ...others] = servers;
  const all = api.serversPage ?? `${route}/${infoId}#servers`;
  const text =
    first === undefined || others.length === 0
      ? serversList(page, servers)
      : serverText(page, first, `[${texts['api.servers.all']}](${all})`);
  return joinBlocks('<div data-search-ignore>', text, '</div>');
}
