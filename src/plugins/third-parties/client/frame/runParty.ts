import {
  readPageMessage,
  type FrameSettings,
  type FrameState,
  type MessageToPage,
} from '../protocol';
import {reporters, type PartyWindow} from './reporters';

/** Creates the script element of a third party. */
function createScript(document: Document, {src, attributes, integrity}: FrameSettings) {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  return script;
}

/**
 * Loads the script of a third party into its frame, reports the result to the page, and passes page views and search
 * insights on to the script. Page views that arrive before the script has loaded wait for it, and are dropped if it
 * fails to load. Insights do not: the reporter passes them to a function that keeps its calls in a queue until the script
 * reads it.
 */
export function runParty(settings: FrameSettings, frame: PartyWindow): void {
  const parentWindow = frame.parent;
  const reporter = reporters[settings.reporter];
  let hasLoaded = false;
  let waitingReports: (() => void)[] = [];

  const postState = (type: FrameState) => {
    const state: MessageToPage = {type, party: settings.name};
    // The frame does not know the page's origin, and the message contains nothing secret.
    parentWindow.postMessage(state, '*');
  };

  reporter.prepare?.(frame, settings.attributes);

  frame.addEventListener('message', (event) => {
    const received = readPageMessage(event, parentWindow);
    if (received?.type === 'insight') reporter.reportInsight?.(frame, received.insight);
    if (received?.type !== 'pageview') return;
    const report = () => {
      try {
        reporter.reportPageView?.(frame, received.view);
      } catch (error) {
        console.debug(`${settings.name} rejected the page view:`, error);
      }
    };
    if (hasLoaded) report();
    else waitingReports.push(report);
  });

  const script = createScript(frame.document, settings);
  script.addEventListener('load', () => {
    hasLoaded = true;
    postState('loaded');
    const reports = waitingReports;
    waitingReports = [];
    for (const report of reports) report();
  });
  script.addEventListener('error', () => postState('failed'));
  frame.document.head.append(script);
  postState('ready');
}
