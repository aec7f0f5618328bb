// @vitest-environment happy-dom
import {renderToString} from 'react-dom/server';
import {hydrateRoot} from 'react-dom/client';
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {LlmSummary} from '../LlmSummary';
import {fillHoles} from '../../node/summaryHoles';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = '# A\n\nText & <more>.';
const summaries = new Map([['llm-summary-6k.txt', {tokens: '5,900', commit: 'abc1234', text}]]);
const builtPage = () => fillHoles(renderToString(<LlmSummary budget={6000} />), summaries);
const stubFetch = (answer: string, status = 200) => {
  const fetched = vi.fn(async () => new Response(answer, {status}));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('LlmSummary', () => {
  it('has count, commit and text in the built page, which React takes over without a word', async () => {
    const errors = vi.spyOn(console, 'error');
    const fetched = stubFetch('');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = builtPage();
    await act(async () => void hydrateRoot(root, <LlmSummary budget={6000} />));
    expect(root.textContent).toContain('5,900 of at most 6,000 tokens');
    expect(root.textContent).toContain('made from commit abc1234');
    expect(root.querySelector('pre')?.textContent).toBe(text);
    expect(fetched).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    root.remove();
  });

  it('takes them from the built page when a reader comes from another one', async () => {
    const fetched = stubFetch(builtPage());
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() => expect(container.querySelector('pre')?.textContent).toBe(text));
    expect(container.textContent).toContain('5,900 of at most');
    expect(fetched).toHaveBeenCalledWith(window.location.pathname);
  });

  it('says how to make it where no page is built', async () => {
    stubFetch('', 404);
    const {container} = render(<LlmSummary budget={6000} />);
    await waitFor(() =>
      expect(container.querySelector('pre')?.textContent).toBe('Made by "npm run build"'),
    );
  });

  it('copies the whole text, and offers the file', async () => {
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

  it('says which budgets there are', () => {
    expect(() => renderToString(<LlmSummary budget={7000} />)).toThrow(
      '<LlmSummary budget={7000}>: write budget={12000} or budget={6000}.',
    );
  });
});
