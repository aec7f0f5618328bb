/** How page views and search insights reach the script of a third party: each kind of script has its own functions. */
import type {FrameSettings, Insight, PageView, ReporterName} from '../protocol';

/** The arguments of one call. */
type Call = readonly unknown[];

/** A function of a third party. Until its script has loaded, it keeps its calls in a queue that the script reads. */
interface QueueingFunction {
  (...args: Call): void;
  /** The queue of Plausible. */
  q?: Call[];
  /** The queue of search insights. */
  queue?: Call[];
}

/** The global names that the scripts define or read. */
interface PartyGlobals {
  dataLayer?: IArguments[];
  gtag?: (...args: Call) => void;
  plausible?: QueueingFunction;
  umami?: {track: (change: (defaults: object) => object) => void};
  /** The name of the function that the search-insights script uses. */
  AlgoliaAnalyticsObject?: string;
  aa?: QueueingFunction;
}

/** The window of a frame. Types that packages declare for its globals, such as `gtag`, are replaced. */
export type PartyWindow = Omit<Window, keyof PartyGlobals> & PartyGlobals;

interface Reporter {
  /** Runs before the script loads. */
  readonly prepare?: (party: PartyWindow, attributes: FrameSettings['attributes']) => void;
  /** Runs after the script has loaded. */
  readonly reportPageView?: (party: PartyWindow, view: PageView) => void;
  /** May run before the script has loaded. */
  readonly reportInsight?: (party: PartyWindow, insight: Insight) => void;
}

const googleTag: Reporter = {
  prepare(party, attributes) {
    const dataLayer: IArguments[] = [];
    party.dataLayer = dataLayer;
    const gtag: NonNullable<PartyGlobals['gtag']> = function () {
      // oxlint-disable-next-line prefer-rest-params -- Google's script ignores arrays
      dataLayer.push(arguments);
    };
    party.gtag = gtag;
    gtag('js', new Date());
    gtag('config', attributes['data-tag-id'], {send_page_view: false});
  },
  reportPageView(party, {url, title, referrer}) {
    party.gtag?.('event', 'page_view', {
      page_location: url,
      page_title: title,
      page_referrer: referrer,
    });
  },
};

const plausible: Reporter = {
  prepare(party) {
    const queueCall: QueueingFunction = (...args) => {
      (queueCall.q ??= []).push(args);
    };
    party.plausible = queueCall;
  },
  reportPageView(party, {url}) {
    party.plausible?.('pageview', {u: url});
  },
};

const umami: Reporter = {
  reportPageView(party, view) {
    const {hostname} = new URL(view.url);
    party.umami?.track((defaults) => ({...defaults, ...view, hostname}));
  },
};

const message: Reporter = {
  reportPageView(party, view) {
    party.dispatchEvent(new CustomEvent('site:pageview', {detail: view}));
  },
};

const insights: Reporter = {
  prepare(party, attributes) {
    const queueCall: QueueingFunction = (...args) => {
      (queueCall.queue ??= []).push(args);
    };
    party.AlgoliaAnalyticsObject = 'aa';
    party.aa = queueCall;
    queueCall('init', {
      appId: attributes['data-app-id'],
      apiKey: attributes['data-search-key'],
      host: attributes['data-host'],
      useCookie: false,
      // A new id for each page load: the reader cannot be recognized.
      userToken: `anonymous-${Math.random().toString(36).slice(2)}`,
    });
  },
  reportInsight(party, {method, payload}) {
    party.aa?.(method, payload);
  },
};

export const reporters: Readonly<Record<ReporterName, Reporter>> = {
  gtag: googleTag,
  plausible,
  umami,
  message,
  insights,
  none: {},
};
