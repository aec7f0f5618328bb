/** The preview of an operation below a link: its method, path, and description. Plain DOM, because any link may have one. */
import {fetchText} from '@site/src/lib/fetchText';
import './preview.lazy.css';

const PREVIEW_ID = 'operation-preview';
/** Someone who only moves the pointer across a link sees no preview. */
const DELAY_MS = 150;
/** Distance from the edges of the window in pixels. */
const MARGIN = 8;

export interface Summary {
  readonly method: string;
  readonly path: string;
  readonly description: string;
}

/**
 * Reads the beginning of a page's Markdown copy. Returns undefined if the page is not about an operation.
 */
export function readSummary(markdown: string): Summary | undefined {
  const [beginning = ''] = markdown.split('\n## ', 1);
  const [, description] = /^> (.+)$/m.exec(beginning) ?? [];
  const [, method, path] = /^([A-Z]+) `(.+)`$/m.exec(beginning) ?? [];
  if (description === undefined || method === undefined || path === undefined) return undefined;
  return {method, path, description};
}

/** Summaries by path of the page. */
const summaries = new Map<string, Summary | undefined>();

async function loadSummary(pathname: string): Promise<Summary | undefined> {
  if (!summaries.has(pathname)) {
    summaries.set(pathname, readSummary(await fetchText(`${pathname}.md`)));
  }
  return summaries.get(pathname);
}

function createPreview({method, path, description}: Summary): HTMLElement {
  const preview = document.createElement('div');
  preview.id = PREVIEW_ID;
  preview.className = 'operation-preview';
  preview.setAttribute('role', 'tooltip');
  const methodElement = document.createElement('span');
  methodElement.dataset['method'] = method;
  methodElement.textContent = method;
  const pathElement = document.createElement('code');
  pathElement.textContent = path;
  const text = document.createElement('p');
  text.textContent = description;
  preview.append(methodElement, ' ', pathElement, text);
  return preview;
}

/** Puts the preview below the link, or above it if there is no room. */
function place(preview: HTMLElement, link: Element): void {
  const {left, top, bottom} = link.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = preview;
  const lastLeft = document.documentElement.clientWidth - width - MARGIN;
  const isBelow = bottom + height + MARGIN <= window.innerHeight;
  preview.style.left = `${Math.max(MARGIN, Math.min(left, lastLeft))}px`;
  preview.style.top = `${isBelow ? bottom : top - height}px`;
}

/** Hides the preview that is shown. */
let hide: () => void = () => undefined;

/**
 * Shows the preview of a link while it has the pointer or the focus, or the pointer is on the preview. Escape hides it
 * (WCAG 1.4.13). Waits a moment first, and shows nothing for a page that is not about an operation.
 *
 * @throws Error when the Markdown copy of the page cannot be loaded
 */
export async function showPreview(link: HTMLAnchorElement): Promise<void> {
  const [summary] = await Promise.all([
    loadSummary(link.pathname),
    new Promise((resolve) => setTimeout(resolve, DELAY_MS)),
  ]);
  const isShown = link.getAttribute('aria-describedby') === PREVIEW_ID;
  if (summary === undefined || isShown || !link.matches(':hover, :focus-visible')) return;
  hide();
  const preview = createPreview(summary);
  // Inside the landmark with the text.
  (link.closest('main') ?? document.body).append(preview);
  place(preview, link);
  link.setAttribute('aria-describedby', PREVIEW_ID);

  const controller = new AbortController();
  const {signal} = controller;
  hide = () => {
    controller.abort();
    preview.remove();
    link.removeAttribute('aria-describedby');
  };
  const handlePointer = ({target}: Event) => {
    const isInside = target instanceof Node && (link.contains(target) || preview.contains(target));
    if (!isInside && !link.matches(':focus-visible')) hide();
  };
  const handleKey = ({key}: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  document.addEventListener('pointerover', handlePointer, {signal});
  document.addEventListener('keydown', handleKey, {signal});
  window.addEventListener('scroll', hide, {signal, passive: true});
  link.addEventListener('blur', hide, {signal});
  link.addEventListener('click', hide, {signal});
}
