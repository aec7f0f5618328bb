// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {COPY_FEEDBACK_MS} from '../../ui/CopyButton';
import {Term} from '../../../capabilities/glossary/client/Term';
import {Card, Cards} from '../Cards';
import {Copy} from '../Copy';
import {Steps} from '../Steps';

afterEach(cleanup);

describe('Cards', () => {
  it('is a list of links named by their titles', () => {
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
  it('keeps the headings headings', () => {
    render(
      <Steps>
        <h3 id="install">Install</h3>
        <p>Type.</p>
      </Steps>,
    );
    expect(screen.getByRole('heading', {level: 3, name: 'Install'}).id).toBe('install');
  });
});

describe('Term', () => {
  const term = (
    <Term id="share" definition="One part of a value." to="/what-is#term-share">
      shares
    </Term>
  );

  it('links to its entry and is described by the definition', () => {
    render(term);
    const link = screen.getByRole('link', {name: 'shares'});
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('One part of a value.');
    expect(described?.getAttribute('role')).toBe('tooltip');
    expect(link.getAttribute('href')).toBe('/what-is#term-share');
  });

  it('opens on the first tap and is followed on the second', () => {
    render(term);
    const link = screen.getByRole('link', {name: 'shares'});
    const tap = () => {
      fireEvent.pointerDown(link, {pointerType: 'touch'});
      fireEvent.mouseEnter(link.parentElement ?? link);
      return fireEvent.click(link);
    };
    expect(tap(), 'false: the browser is told to stay').toBe(false);
    expect(tap()).toBe(true);
  });

  it('is dismissed by Escape while near, and back on the next visit', () => {
    render(term);
    const link = screen.getByRole('link', {name: 'shares'});
    const tooltip = screen.getByRole('tooltip', {hidden: true});
    const dismissed = () => tooltip.className.includes('dismissed');
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(dismissed()).toBe(false);
    fireEvent.focus(link);
    fireEvent.keyDown(document, {key: 'Escape'});
    expect(dismissed()).toBe(true);
    fireEvent.blur(link);
    expect(dismissed()).toBe(false);
  });

  it('says what is missing when the build step did not run', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Term id="share">shares</Term>)).toThrow(
      '<Term id="share"> has no definition: src/capabilities/glossary did not see it.',
    );
    silence.mockRestore();
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

  it('may be broken between the words of an address and inside of a key, and reads as one', () => {
    const key = '034a2df3bafaca2aa0b70353';
    const {container} = render(<Copy>{`https://a.b:${key}`}</Copy>);
    const code = container.querySelector('code');
    expect(code?.innerHTML.split('<wbr>')).toEqual([
      'https://',
      'a',
      '.b:',
      ...['034a2df3', 'bafaca2a', 'a0b70353'],
    ]);
    expect(code?.textContent).toBe(`https://a.b:${key}`);
  });

  const click = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', {name}));
    });

  it('copies the text, also of an address that Markdown made a link, and announces it', async () => {
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

  it('says what to do when the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    render(<Copy>value</Copy>);
    await click('Copy value');
    expect(screen.getByRole('status').textContent).toContain('copy it by hand');
  });
});
