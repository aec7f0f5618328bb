/**
 * The entry of the script in each sandboxed frame. The build bundles it into /js/third-party-frame.js; the page's own
 * bundle does not contain it.
 */
import {SETTINGS_ID, type FrameSettings} from '../protocol';
import {replaceStorage} from './replaceStorage';
import type {PartyWindow} from './reporters';
import {runParty} from './runParty';

const settings = document.getElementById(SETTINGS_ID);
if (settings !== null) {
  replaceStorage(window);
  runParty(JSON.parse(settings.textContent) as FrameSettings, window as unknown as PartyWindow);
}
