// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {MarkdownPage} from '../MarkdownPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a page as Markdown', () => {
  it('links to the file, and fetches nothing by itself', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(<MarkdownPage url="/base/quickstart.md" />);
    expect(screen.getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toContain(
      '/base/quickstart.md',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('offers to edit the source where there is one', () => {
    render(<MarkdownPage url="/a.md" />);
    expect(screen.queryByText('Edit this page')).toBeNull();
    render(<MarkdownPage url="/a.md" editUrl="https://git.example.org/edit/docs/a.mdx" />);
    const link = screen.getByText('Edit this page').closest('a');
    expect(link?.getAttribute('href')).toBe('https://git.example.org/edit/docs/a.mdx');
  });

  it('copies what the file holds', async () => {
    const writeText = vi.fn(async (_text: string) => Promise.resolve());
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('# Title\n')));
    render(<MarkdownPage url="/quickstart.md" />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy page as Markdown'}));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Title\n');
  });

  it('says so when the file cannot be had', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText: vi.fn()}});
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('', {status: 404})));
    render(<MarkdownPage url="/gone.md" />);
    fireEvent.click(screen.getByRole('button', {name: 'Copy page as Markdown'}));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('refused'));
  });
});
