/** Makes the HTML of the sandboxed frames. `TrackerFrame` and `ChatBot` show it as `srcdoc`. */
import type {ChatParty, TrackerParty} from '@site/src/config/thirdPartyTypes';
import {SETTINGS_ID, type FrameSettings} from './protocol';

/** The address of the script in each frame, below the base path. `node/bundleFrame.ts` creates the file. */
export const FRAME_SCRIPT = '/js/third-party-frame.js';

/** Returns JSON without `<`, so that no value can close the script element that contains it. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the HTML of a frame: the settings of the third party as data, and the script at `scriptUrl`, which loads the
 * script of the third party.
 */
export function frameDocument(party: TrackerParty | ChatParty, scriptUrl: string): string {
  const {name, src, attributes, integrity} = party;
  const reporter = party.kind === 'tracker' ? party.reporter : 'none';
  const settings: FrameSettings = {name, src, attributes, integrity, reporter};
  return `<!doctype html><meta charset="utf-8"><title>Third party</title><style>html,body{height:100%;margin:0}</style><script type="application/json" id="${SETTINGS_ID}">${toInlineJson(settings)}</script><script src="${scriptUrl.replaceAll('"', '%22')}"></script>`;
}
