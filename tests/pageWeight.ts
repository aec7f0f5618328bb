/** Weighs a first visit: bytes as a host with brotli sends them, prefetches counted apart. */
import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Response} from '@playwright/test';

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

export interface PageWeight {
  /** Bytes after brotli, by kind, without prefetches. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Bytes of what was fetched ahead of need. */
  readonly prefetched: number;
  /** Bytes of everything. */
  readonly total: number;
  readonly urls: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};
/** After the load, prefetches of visible links follow when the browser is idle. */
const QUIET_MS = 1_500;

/** Sizes after brotli by content: pages share most scripts, and the best compression takes seconds. */
const compressedSizes = new Map<string, number>();

/** Bytes after brotli. */
export function brotliSize(body: Buffer): number {
  const key = createHash('sha256').update(body).digest('hex');
  const size = compressedSizes.get(key) ?? brotliCompressSync(body).length;
  compressedSizes.set(key, size);
  return size;
}

async function weigh(response: Response): Promise<{kind: Kind; bytes: number; prefetch: boolean}> {
  const request = response.request();
  const headers = await request.allHeaders();
  const prefetch = [headers['purpose'], headers['sec-purpose']].some(
    (value) => value?.startsWith('prefetch') ?? false,
  );
  const body = await response.body().catch(() => Buffer.alloc(0));
  const kind =
    KINDS[request.resourceType()] ?? (/\.js(?:$|\?)/.test(response.url()) ? 'js' : 'other');
  // Fonts and pictures are compressed by themselves; drawings are text.
  const isText = kind !== 'font' && (kind !== 'image' || /\.svg(?:$|\?)/.test(response.url()));
  const bytes = isText ? brotliSize(body) : body.length;
  return {kind, bytes, prefetch};
}

/** Visits a page in a fresh context, touches nothing, and weighs what was loaded. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForTimeout(QUIET_MS);
  const bytes: Record<Kind, number> = {html: 0, js: 0, css: 0, font: 0, image: 0, other: 0};
  let prefetched = 0;
  let requests = 0;
  for (const response of responses) {
    const part = await weigh(response);
    if (part.prefetch) {
      prefetched += part.bytes;
    } else {
      bytes[part.kind] += part.bytes;
      requests += 1;
    }
  }
  await context.close();
  const own = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return {
    bytes,
    requests,
    prefetched,
    total: own + prefetched,
    urls: responses.map((response) => response.url()),
  };
}
