/** Measures a first visit: bytes as sent by a host with brotli. Prefetched files are counted separately. */
import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Response} from '@playwright/test';

type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

interface PageWeight {
  /** Bytes after brotli by kind, without prefetched files. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Bytes of prefetched files. */
  readonly prefetched: number;
  /** All bytes, prefetched files included. */
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
/** Visible links may be prefetched this long after the load. */
const QUIET_MS = 1_500;

/** Sizes after brotli by hash of the content. Pages share most scripts, and compressing them takes seconds. */
const compressedSizes = new Map<string, number>();

/** Returns the number of bytes after brotli. */
export function brotliSize(body: Buffer): number {
  const key = createHash('sha256').update(body).digest('hex');
  const size = compressedSizes.get(key) ?? brotliCompressSync(body).length;
  compressedSizes.set(key, size);
  return size;
}

/** Returns kind and size of a response, and whether it was prefetched. */
async function weighResponse(
  response: Response,
): Promise<{kind: Kind; bytes: number; prefetch: boolean}> {
  const request = response.request();
  const headers = await request.allHeaders();
  const prefetch = [headers['purpose'], headers['sec-purpose']].some(
    (value) => value?.startsWith('prefetch') ?? false,
  );
  const body = await response.body().catch(() => Buffer.alloc(0));
  const kind =
    KINDS[request.resourceType()] ?? (/\.js(?:$|\?)/.test(response.url()) ? 'js' : 'other');
  // Fonts and bitmaps are compressed already. SVG is text.
  const isText = kind !== 'font' && (kind !== 'image' || /\.svg(?:$|\?)/.test(response.url()));
  const bytes = isText ? brotliSize(body) : body.length;
  return {kind, bytes, prefetch};
}

/** Visits a page in a new browser context without interaction and returns the weight of what it loads. */
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
    const part = await weighResponse(response);
    if (part.prefetch) {
      prefetched += part.bytes;
    } else {
      bytes[part.kind] += part.bytes;
      requests += 1;
    }
  }
  await context.close();
  const requested = Object.values(bytes).reduce((sum, value) => sum + value, 0);
  return {
    bytes,
    requests,
    prefetched,
    total: requested + prefetched,
    urls: responses.map((response) => response.url()),
  };
}
