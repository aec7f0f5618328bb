/** The inline script that applies stored choices before first paint, so that nothing flashes or moves. */
import type {LoadContext} from '@docusaurus/types';
import type {Announcement} from '../../../config/announcement';
import {storageKeys} from '../../../lib/storageKeys';
import {ANNOUNCEMENT_ATTRIBUTE, SIDEBAR_ATTRIBUTE} from '../shared/attributes';

/** The configured browser storage: its type (`localStorage`) and the suffix of its keys. */
export type SiteStorage = LoadContext['siteStorage'];

/** What the script gets, because it cannot import anything. */
interface Settings {
  readonly storage: SiteStorage['type'];
  /** Undefined without an announcement. */
  readonly announcement:
    | {readonly key: string; readonly id: string; readonly attribute: string}
    | undefined;
  readonly sidebar: {readonly key: string; readonly attribute: string};
}

/** The program of the script. Its compiled text is in every page, so it uses nothing from outside its body. */
function applyStoredChoices({storage, announcement, sidebar}: Settings): void {
  const root = document.documentElement;

  function stored(key: string): string | null {
    try {
      return window[storage].getItem(key);
    } catch {
      // The browser blocks storage.
      return null;
    }
  }

  if (announcement !== undefined) {
    const isDismissed = stored(announcement.key) === announcement.id;
    root.setAttribute(announcement.attribute, isDismissed ? 'hidden' : 'shown');
  }
  if (stored(sidebar.key) === 'hidden') root.setAttribute(sidebar.attribute, 'hidden');
}

/**
 * Returns the JavaScript of the inline script in every page. The script sets the attributes of `shared/attributes.ts`
 * on `<html>`. Where the browser blocks storage, it acts as if nothing were stored. The plugin (../index.ts) puts it at
 * the start of the body, in builds and in the dev server.
 */
export function firstPaintScript(
  announcement: Announcement | undefined,
  {type, namespace}: SiteStorage,
): string {
  const settings: Settings = {
    storage: type,
    announcement: announcement && {
      key: storageKeys.announcementDismissed + namespace,
      id: announcement.id,
      attribute: ANNOUNCEMENT_ATTRIBUTE,
    },
    sidebar: {key: storageKeys.sidebar + namespace, attribute: SIDEBAR_ATTRIBUTE},
  };
  // No value can close the script element.
  const literal = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `(${applyStoredChoices.toString()})(${literal});`;
}
