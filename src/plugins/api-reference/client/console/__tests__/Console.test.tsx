// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ConsoleData} from '@site/src/plugins/api-reference/shared/types';
import {Console} from '../Console';

// Importing createStorageSlot would load the whole theme.
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: () => undefined}),
}));

const data: ConsoleData = {
  segment: 'db',
  method: 'GET',
  path: '/things',
  servers: ['/api'],
  parameters: [],
  bodies: [],
  credential: {name: 'jwt', place: 'header', field: 'Authorization', prefix: 'Bearer '},
};
const encoder = new TextEncoder();

/** Throws like the class in browsers; the one of happy-dom accepts every character. */
class StrictHeaders extends Headers {
  override set(name: string, value: string): void {
    if (/[^\0-\xff]/.test(value)) throw new TypeError('String contains non ISO-8859-1 code point.');
    super.set(name, value);
  }
}

describe('Console', () => {
  const status = () => screen.getByRole('status').textContent;
  const send = () => {
    fireEvent.click(screen.getByRole('button', {name: 'Send'}));
  };

  beforeEach(() => {
    render(<Console operation={data} />);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('replaces the earlier response with a message about a credential that cannot be sent', async () => {
    const fetch = vi.fn(async () => new Response('{}', {status: 200, statusText: 'OK'}));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('Headers', StrictHeaders);
    send();
    await waitFor(() => expect(status()).toMatch(/^Status 200 OK/));
    fireEvent.change(screen.getByLabelText(/^Credential/), {target: {value: 'schlüssel€'}});
    send();
    await waitFor(() => expect(status()).toMatch(/^Nothing was sent: the credential/));
    expect(screen.queryByLabelText('Response body')).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('updates a stream once per frame, however many chunks arrive', async () => {
    let more = (_: string) => undefined as void;
    let end = () => undefined as void;
    const body = new ReadableStream({
      start: (controller) => {
        more = (text) => controller.enqueue(encoder.encode(text));
        end = () => controller.close();
      },
    });
    const headers = {'content-type': 'text/event-stream'};
    vi.stubGlobal('fetch', async () => new Response(body, {headers}));
    const painted = new Set<string>();
    const observer = new MutationObserver(() => {
      painted.add(screen.queryByLabelText<HTMLTextAreaElement>('Response body')?.value ?? '');
    });
    observer.observe(document, {subtree: true, childList: true, attributes: true});
    send();
    for (let part = 0; part < 1_000; part++) more('data: 1\n\n');
    await waitFor(() => expect(status()).toMatch(/^The response is arriving/));
    more('data: 2\n\n');
    end();
    await waitFor(() => expect(status()).toMatch(/^Status 200/));
    observer.disconnect();
    expect([...painted].at(-1)).toBe(`${'data: 1\n\n'.repeat(1_000)}data: 2\n\n`);
    expect(painted.size).toBeLessThan(50);
  });

  it('says how much of a long response is shown, and offers all of it', async () => {
    vi.stubGlobal('fetch', async () => new Response('x'.repeat(2_500_000)));
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a');
    send();
    await screen.findByText(/Only the start is shown: 2.5 MB have arrived/);
    fireEvent.click(screen.getByRole('button', {name: 'Download everything'}));
    expect(createObjectURL).toHaveBeenCalledTimes(1);
  });
});
