// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Code} from '../Code';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a block of code', () => {
  it('is named by its title, can be scrolled by keyboard and links to the whole file', () => {
    render(<Code html="a" language="ts" title="run.ts" source="/examples/run.ts.txt" />);
    const block = screen.getByRole('group', {name: 'Code: run.ts'});
    expect(block.tabIndex).toBe(0);
    expect(screen.getByRole('link', {name: 'Whole file'}).getAttribute('href')).toBe(
      'pathname:///examples/run.ts.txt',
    );
  });

  it('copies its text without removed lines', async () => {
    render(
      <Code
        html={
          'a &lt; <span class="k">b</span>\n<span class="l rm">old\n</span><span class="l add">new\n</span>'
        }
        language="ts"
      />,
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy code'}));
    });
    expect(writeText).toHaveBeenCalledWith('a < b\nnew');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('offers to wrap only lines that are too long, and says whether it does', () => {
    render(<Code html="long" language="sh" />);
    const block = screen.getByRole('group', {name: 'Code: sh'});
    fireEvent.focus(block);
    expect(screen.queryByRole('button', {name: 'Wrap long lines'})).toBeNull();
    Object.defineProperty(block, 'scrollWidth', {value: 900});
    Object.defineProperty(block, 'clientWidth', {value: 300});
    fireEvent.focus(block);
    const button = screen.getByRole('button', {name: 'Wrap long lines'});
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('shows code made in the browser as plain text', () => {
    render(<Code language="json">{'{"a": "<b>"}'}</Code>);
    expect(screen.getByRole('group').textContent).toBe('{"a": "<b>"}');
  });
});
