/** The messages between a page and the sandboxed frame of a third party. Both sides check every message they get. */
import type {ChatParty, TrackerParty} from '@site/src/config/thirdPartyTypes';

/** The id of the element that contains the settings in the frame's document. */
export const SETTINGS_ID = 'party';

/** How the frame reports page views to the script; `none` reports nothing. */
export type ReporterName = TrackerParty['reporter'] | 'none';

/** The settings with which the frame loads the script of a third party. */
export interface FrameSettings extends Pick<
  TrackerParty | ChatParty,
  'name' | 'src' | 'attributes' | 'integrity'
> {
  readonly reporter: ReporterName;
}

export interface PageView {
  readonly url: string;
  readonly title: string;
  readonly referrer: string;
}

/** A call of the search-insights script, for example `aa('clickedObjectIDs', {…})`. */
export interface Insight {
  readonly method: string;
  readonly payload: unknown;
}

/** A message from the page to the frame. */
export type MessageToFrame =
  | {readonly type: 'pageview'; readonly view: PageView}
  | {readonly type: 'insight'; readonly insight: Insight};

const FRAME_STATES = ['ready', 'loaded', 'failed'] as const;

/** `ready`: the frame listens. `loaded`: the script was loaded. `failed`: the script could not be loaded. */
export type FrameState = (typeof FRAME_STATES)[number];

/** A message from the frame to the page. */
export interface MessageToPage {
  readonly type: FrameState;
  /** The name of the third party. */
  readonly party: string;
}

/** The origin of a document in a sandbox without `allow-same-origin`. */
const OPAQUE_ORIGIN = 'null';

type ReceivedMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns the state that a frame reports. Returns undefined if the message is not from the sandboxed document in
 * `frameWindow`, or has another form: a third party can post anything to the page.
 */
export function readFrameState(
  {data, origin, source}: ReceivedMessage,
  frameWindow: Window | null,
): FrameState | undefined {
  if (frameWindow === null || source !== frameWindow || origin !== OPAQUE_ORIGIN) return undefined;
  if (!isObject(data)) return undefined;
  return FRAME_STATES.find((state) => state === data['type']);
}

const isPageView = (value: unknown): value is PageView =>
  isObject(value) && ['url', 'title', 'referrer'].every((name) => typeof value[name] === 'string');

const isInsight = (value: unknown): value is Insight =>
  isObject(value) && typeof value['method'] === 'string';

/**
 * Returns what the page reports. Returns undefined for a malformed message, and for one from another sender than the
 * page: the script of the third party can post messages to the frame as well.
 *
 * @param page the window of the page, which contains the frame
 */
export function readPageMessage(
  {data, source}: ReceivedMessage,
  page: MessageEventSource,
): MessageToFrame | undefined {
  if (source !== page || !isObject(data)) return undefined;
  if (data['type'] === 'pageview' && isPageView(data['view']))
    return {type: 'pageview', view: data['view']};
  if (data['type'] === 'insight' && isInsight(data['insight']))
    return {type: 'insight', insight: data['insight']};
  return undefined;
}
