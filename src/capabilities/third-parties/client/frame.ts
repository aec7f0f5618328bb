/** The sandboxed frame of a third party: its document, and what it tells the page. */
import {useEffect, useState, type RefObject} from 'react';
import type {ChatParty, TrackerParty} from '@site/src/config/thirdPartyTypes';

export type Frame = RefObject<HTMLIFrameElement | null>;

/** Our loader inside of each frame, below the base path. */
export const LOADER = '/js/third-party-frame.js';

/** JSON that can stand in a script element: no `<`, so that no value closes it. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document of a frame: the party's settings as data, and our loader at `loaderUrl`. */
export function frameDocument(party: TrackerParty | ChatParty, loaderUrl: string): string {
  const {name, src, attributes, integrity} = party;
  const reporter = party.kind === 'tracker' ? party.reporter : 'none';
  const settings = {name, src, attributes, integrity, reporter};
  return `<!doctype html><meta charset="utf-8"><title>Third party</title><style>html,body{height:100%;margin:0}</style><script type="application/json" id="party">${embed(settings)}</script><script src="${loaderUrl.replaceAll('"', '%22')}"></script>`;
}

const messages = ['ready', 'loaded', 'failed'] as const;
/** The loader runs, the script is there, or it could not be loaded. */
type FrameMessage = (typeof messages)[number];

/** The last message of this very frame while `listens`; whatever else a third party sends is ignored. */
export function useFrameMessage(frame: Frame, listens: boolean): FrameMessage | undefined {
  const [last, setLast] = useState<FrameMessage>();
  useEffect(() => {
    if (!listens) return undefined;
    const listen = ({source, data}: MessageEvent<{type?: unknown} | null>) => {
      if (frame.current === null || source !== frame.current.contentWindow) return;
      const message = messages.find((name) => name === data?.type);
      if (message !== undefined) setLast(message);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      setLast(undefined);
    };
  }, [frame, listens]);
  return last;
}
