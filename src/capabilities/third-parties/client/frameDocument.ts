import type {ChatParty, TrackerParty} from '@site/src/config/thirdPartyRules';

/** JSON that can stand in a script element: no `<`, so that no value closes it. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The document of a third party's frame: its settings as data, and our loader, which is a file of the site.
 *
 * @param loaderUrl address of static/js/third-party-frame.js
 */
export function frameDocument(party: TrackerParty | ChatParty, loaderUrl: string): string {
  const {name, src, attributes, integrity} = party;
  const reporter = party.kind === 'tracker' ? party.reporter : 'none';
  const settings = {name, src, attributes, integrity, reporter};
  return `<!doctype html><meta charset="utf-8"><title>Third party</title><style>html,body{height:100%;margin:0}</style><script type="application/json" id="party">${embed(settings)}</script><script src="${loaderUrl.replaceAll('"', '%22')}"></script>`;
}
