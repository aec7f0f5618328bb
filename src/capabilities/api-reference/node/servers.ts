/** Servers of an operation. */
import type {ServerObject} from '../../../lib/openapi/document';
import type {Property} from '../shared/types';
import {inWords} from './limits';
import {codeSpan, toMdx, toRichText} from './markdown';
import {blocks, component, type PageContext} from './page';

/** Stands for the host where a specification names none. */
const UNKNOWN_HOST = 'https://api.example.com';

/** The address of a server with its variables' defaults, without a slash at the end. */
export function serverUrl(server: ServerObject | undefined): string {
  const template = server?.url ?? '';
  const url = template.replace(/\{([^}]+)\}/g, (match, name: string) => {
    return server?.variables?.[name]?.default ?? match;
  });
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(url);
  const absolute = isAbsolute ? url : decodeURI(new URL(url, UNKNOWN_HOST).href);
  return absolute.replace(/\/+$/, '');
}

/** The addresses as a list, each with its text and its variables. */
export function serversList(page: PageContext, servers: readonly ServerObject[]): string {
  const {texts} = page;
  const items = servers.map(({url, description = '', variables = {}}) => {
    const rows = Object.entries(variables).map(([name, variable]): Property => {
      const {enum: values, default: value, description: words} = variable;
      const limits = inWords({enum: values, default: value === undefined ? [] : [value]}, texts);
      const text = toRichText(words);
      return {id: `server.${name}`, name, type: 'string', text, limits};
    });
    const item = blocks(
      `- ${codeSpan(url)}${description === '' ? '' : '<br />'}\n${toMdx(description, 4)}`.trim(),
      rows.length > 0 && component(page, 'Properties', rows),
    );
    return item.replaceAll('\n', '\n  ');
  });
  return items.join('\n') || texts['api.servers.none'];
}
