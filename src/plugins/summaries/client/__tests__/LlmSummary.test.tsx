// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fillPlaceholders} from '../../node/placeholders';
import {LlmSummary} from '../LlmSummary';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = '# A\n\nText & <more>.';
const summaries = new Map([['llm-summary-6k.txt', {tokens: '5,900', commit: 'abc1234', text}]]);
const builtPage = () => fillPlaceholders(renderToString(<LlmSummary budget={6000} />), summaries);
const stubFetch = (body: string, status = 200) => {
  const fetch = vi.fn(async () => new Response(body, {status}));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('LlmSummary', () => {
  it('shows count, commit, and text of the built page, which React hydrates without warnings', async () => {
    const errors = vi.spyOn(console, 'error');
    const fetch = stubFetch('');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = builtPage();
    await act(async () => void hydrateRoot(root, <LlmSummary budget={6000} />));
    expect(root.textContent).toContain('5,900 tokens');
    expect(root.textContent).toContain('version abc1234');
    expect(root.querySelector('pre')?.textContent).toBe(text);
    expect(fetch).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    root.remove();
  });

  it('fetches the built page when a reader comes from another page', async () => {
    const fetch = stubFetch(builtPage());
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() => expect(container.querySelector('pre')?.textContent).toBe(text));
    expect(container.textContent).toContain('5,900 tokens');
    expect(fetch).toHaveBeenCalledWith(window.location.pathname);
  });

  it('says how to make the summary when there is no built page', async () => {
    stubFetch('', 404);
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() =>
      expect(container.querySelector('pre')?.textContent).toBe('Made by "npm run build"'),
    );
  });

  it('says that the text could not be loaded when there is no connection', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() =>
      expect(container.querySelector('pre')?.textContent).toBe('Could not be loaded'),
    );
  });

  it('copies the whole text, and links to the file', async () => {
    stubFetch(builtPage());
    const writeText = vi.fn<(copied: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() => expect(container.querySelector('pre')?.textContent).toBe(text));
    expect(screen.getByRole('link').getAttribute('href')).toBe('pathname:///llm-summary-6k.txt');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy the summary'}));
    });
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it('names the sizes that exist', () => {
    expect(() => renderToString(<LlmSummary budget={7000} />)).toThrow(
      '<LlmSummary budget={7000}>: there is no summary of this size. Use budget={12000} or budget={6000}.',
    );
  });
});
