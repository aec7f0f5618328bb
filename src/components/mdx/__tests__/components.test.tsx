// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {COPY_FEEDBACK_MS} from '../../ui/CopyButton';
import {Card, Cards} from '../Cards';
import {Copy} from '../Copy';
import {Steps} from '../Steps';

afterEach(cleanup);

describe('Cards', () => {
  it('renders a list of links named by their titles', () => {
    render(
      <Cards>
        <Card title="Store data" to="/quickstart">
          In one file.
        </Card>
        <Card title="Ask a model" to="/usage" />
      </Cards>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const link = screen.getByRole('link', {name: 'Store data'});
    expect(link.getAttribute('href')).toBe('/quickstart');
    expect(screen.getByText('In one file.')).toBeTruthy();
  });
});

describe('Steps', () => {
  it('renders its headings as headings', () => {
    render(
      <Steps>
        <h3 id="install">Install</h3>
        <p>Type.</p>
      </Steps>,
    );
    expect(screen.getByRole('heading', {level: 3, name: 'Install'}).id).toBe('install');
  });
});

describe('Copy', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset();
    vi.stubGlobal('navigator', {clipboard: {writeText}});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('lets a URL break between its words, without changing the text', () => {
    const {container} = render(<Copy>https://a.b:9184/c</Copy>);
    const code = container.querySelector('code');
    expect(code?.innerHTML.split('<wbr>')).toEqual(
      ['https://', 'a.', 'b:9184/', 'c'].map((piece) => `<span>${piece}</span>`),
    );
    expect(code?.textContent).toBe('https://a.b:9184/c');
  });

  it('splits a long key before its end, so that CSS can shorten the middle, without changing the text', () => {
    const key = '034a2df3bafaca2aa0b70353'.repeat(2);
    const {container} = render(<Copy>{key}</Copy>);
    const code = container.querySelector('code');
    expect([...(code?.children ?? [])].map(({textContent}) => textContent)).toEqual([
      key.slice(0, -6),
      'b70353',
    ]);
    expect(code?.title).toBe(key);
  });

  const click = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', {name}));
    });

  it('copies the text, also of a URL that Markdown turned into a link, and announces it', async () => {
    writeText.mockResolvedValue();
    render(
      <Copy>
        did:x <a href="https://node.example">https://node.example</a>
      </Copy>,
    );
    await click('Copy did:x https://node.example');
    expect(writeText).toHaveBeenCalledWith('did:x https://node.example');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(COPY_FEEDBACK_MS));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says what to do if the browser refuses to copy', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    render(<Copy>https://node.example</Copy>);
    await click('Copy https://node.example');
    expect(screen.getByRole('status').textContent).toContain('copy it by hand');
  });
});
