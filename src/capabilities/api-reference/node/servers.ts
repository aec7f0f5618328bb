/** Renders the servers of an API or operation. */
import type {ServerObject} from '../../../lib/openapi/document';
import type {Property} from '../shared/types';
import {labelLimits} from './limits';
import {codeSpan, toMdx, toRichText} from './markdown';
import {dataComponent, joinBlocks, type PageContext} from './page';

/** Host for a specification that names none. */
const UNKNOWN_HOST = 'https://api.example.com';

/**
 * Returns the address of a server with the default values of its variables, without a slash at the end. A relative address,
 * and an undefined server, get the host `api.example.com`.
 */
export function serverUrl(server: ServerObject | undefined): string {
  const template = server?.url ?? '';
  // `https://{region}.example.com`
  const url = template.replace(/\{([^}]+)\}/g, (match, name: string) => {
    return server?.variables?.[name]?.default ?? match;
  });
  // `https://example.com`; `/v1` and `//example.com` are relative.
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(url);
  const absolute = isAbsolute ? url : decodeURI(new URL(url, UNKNOWN_HOST).href);
  return absolute.replace(/\/+$/, '');
}

/** The variables of a server as rows. */
function variableRows({variables = {}}: ServerObject, {texts}: PageContext): Property[] {
  return Object.entries(variables).map(([name, variable]) => {
    const values = variable.default === undefined ? [] : [variable.default];
    return {
      id: `server.${name}`,
      name,
      type: 'string',
      text: toRichText(variable.description),
      limits: labelLimits({enum: variable.enum, default: values}, texts),
    };
  });
}

/** Returns a list of servers with their descriptions and variables, as MDX, or the text that there is none. */
export function serversList(page: PageContext, servers: readonly ServerObject[]): string {
  const items = servers.map((server) => {
    const {url, description = ''} = server;
    const lineBreak = description === '' ? '' : '<br />';
    const rows = variableRows(server, page);
    const item = joinBlocks(
      `- ${codeSpan(url)}${lineBreak}\n${toMdx(description, 4)}`.trim(),
      rows.length > 0 && dataComponent(page, 'Properties', rows),
    );
    return item.replaceAll('\n', '\n  ');
  });
  return items.join('\n') || page.texts['api.servers.none'];
}
