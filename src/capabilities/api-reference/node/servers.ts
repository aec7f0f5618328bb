/** Servers of an operation. */
import {toRichText} from './markdown';
import type {ServerObject} from '../../../lib/openapi/document';
import type {Property, Server} from '../shared/types';

/** Stands for the host where a specification names none. */
const UNKNOWN_HOST = 'https://api.example.com';

/** The address of a server with its variables' defaults, without a slash at the end. */
export function serverUrl(server: ServerObject | undefined): string {
  const template = server?.url ?? '';
  const url = template.replace(/\{([^}]+)\}/g, (match, name: string) => {
    return server?.variables?.[name]?.default ?? match;
  });
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `${UNKNOWN_HOST}${url}`;
  return absolute.replace(/\/+$/, '');
}

/** The servers as the page lists them. */
export function describeServers(servers: readonly ServerObject[]): Server[] {
  return servers.map((server) => {
    const variables = Object.entries(server.variables ?? {}).map(([name, variable]): Property => {
      const values = variable.enum === undefined ? [] : [['enum', ...variable.enum] as const];
      const fallback =
        variable.default === undefined ? [] : [['default', variable.default] as const];
      return {
        id: `server.${name}`,
        name,
        type: 'string',
        text: toRichText(variable.description),
        limits: [...values, ...fallback],
      };
    });
    return {
      url: server.url,
      text: toRichText(server.description),
      variables: variables.length > 0 ? variables : undefined,
    };
  });
}
