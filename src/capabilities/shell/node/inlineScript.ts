/** Scripts that run before first paint, so that what readers chose causes no flash and no shift. Small, never throwing. */
import type {LoadContext} from '@docusaurus/types';
import type {Announcement} from '../../../config/announcement';
import {ANNOUNCEMENT_ATTRIBUTE, SIDEBAR_ATTRIBUTE} from '../shared/attributes';
import {storageKeys} from '../../../lib/storageKeys';

/** Where the site keeps what readers chose: a storage of `window` and the suffix of its keys. */
export type SiteStorage = LoadContext['siteStorage'];

/** JSON is JavaScript, save for what would end the script element. */
const literal = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hidden when the dismissed id is this one. */
function announcementLine({id}: Announcement, {namespace}: SiteStorage): string {
  const dismissed = `stored(${literal(storageKeys.announcementDismissed + namespace)})===${literal(id)}`;
  return `root.setAttribute(${literal(ANNOUNCEMENT_ATTRIBUTE)},${dismissed}?"hidden":"shown");`;
}

/** The inline script of a page: the announcement, when there is one, and the sidebar. */
export function firstPaintScript(announcement: Announcement | undefined, storage: SiteStorage) {
  const sidebarKey = literal(storageKeys.sidebar + storage.namespace);
  return [
    '(function(){var root=document.documentElement;',
    `function stored(key){try{return window[${literal(storage.type)}].getItem(key)}catch(e){return null}}`,
    announcement === undefined ? '' : announcementLine(announcement, storage),
    `if(stored(${sidebarKey})==="hidden")root.setAttribute(${literal(SIDEBAR_ATTRIBUTE)},"hidden");`,
    '})();',
  ].join('');
}
