/** The inline script that applies stored choices before first paint, so that nothing flashes or moves. */
import type {LoadContext} from '@docusaurus/types';
import type {Announcement} from '../../../config/announcement';
import {storageKeys} from '../../../lib/storageKeys';
import {ANNOUNCEMENT_ATTRIBUTE, SIDEBAR_ATTRIBUTE} from '../shared/attributes';

/** The configured browser storage: its type (`localStorage`) and the suffix of its keys. */
export type SiteStorage = LoadContext['siteStorage'];

/** Returns a JavaScript string literal. Escapes `<`, so that no value can close the script element. */
function toLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns the statement that hides the announcement if the reader dismissed it. */
function announcementStatement({id}: Announcement, {namespace}: SiteStorage): string {
  const key = toLiteral(storageKeys.announcementDismissed + namespace);
  const attribute = toLiteral(ANNOUNCEMENT_ATTRIBUTE);
  return `root.setAttribute(${attribute},stored(${key})===${toLiteral(id)}?"hidden":"shown");`;
}

/**
 * Returns the JavaScript of the inline script in every page. The script sets the attributes of `shared/attributes.ts`
 * on `<html>`. Where the browser blocks storage, it acts as if nothing were stored. The plugin (../index.ts) puts it at
 * the start of the body, in builds and in the dev server.
 */
export function firstPaintScript(
  announcement: Announcement | undefined,
  storage: SiteStorage,
): string {
  const sidebarKey = toLiteral(storageKeys.sidebar + storage.namespace);
  const sidebarAttribute = toLiteral(SIDEBAR_ATTRIBUTE);
  return [
    '(function(){var root=document.documentElement;',
    // Access to storage throws when the browser blocks it.
    `function stored(key){try{return window[${toLiteral(storage.type)}].getItem(key)}catch(e){return null}}`,
    announcement === undefined ? '' : announcementStatement(announcement, storage),
    `if(stored(${sidebarKey})==="hidden")root.setAttribute(${sidebarAttribute},"hidden");`,
    '})();',
  ].join('');
}
