// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {PageActions} from '../PageActions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('PageActions', () => {
  it('links to the Markdown copy, and does not fetch it before it is needed', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/base/quickstart.md"
      />,
    );
    expect(screen.getByRole('link', {name: 'View as Markdown'}).getAttribute('href')).toContain(
      '/base/quickstart.md',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('links to the page that says how to connect an assistant', () => {
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/a.md"
      />,
    );
    const link = screen.getByRole('link', {name: 'Add to Claude, Cursor, VS Code'});
    expect(link.getAttribute('href')).toBe('/assistants#mcp');
  });

  it('links to the source only where it can be edited', () => {
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/a.md"
      />,
    );
    expect(screen.queryByText('Edit this page')).toBeNull();
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/a.md"
        editUrl="https://git.example.org/edit/docs/a.mdx"
      />,
    );
    const link = screen.getByText('Edit this page').closest('a');
    expect(link?.getAttribute('href')).toBe('https://git.example.org/edit/docs/a.mdx');
  });

  it('copies the content of the Markdown copy', async () => {
    const writeText = vi.fn(async (_text: string) => Promise.resolve());
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('# Title\n')));
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/quickstart.md"
      />,
    );
    fireEvent.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('# Title\n');
  });

  it('reports when the Markdown copy cannot be fetched', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText: vi.fn()}});
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response('', {status: 404})));
    render(
      <PageActions
        siteUrl="https://docs.example.org"
        installPage="/assistants#mcp"
        mcpCommand="npx docs"
        markdownUrl="/gone.md"
      />,
    );
    fireEvent.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toContain('Could not copy'),
    );
  });
});
