// @vitest-environment happy-dom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {LlmSummary} from '../../../../components/mdx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summary = {
  budget: 6000,
  tokens: 5900,
  text: '# A\n\nText.',
  file: 'llm-summary-6k.txt',
  commit: 'abc1234',
};

describe('LlmSummary', () => {
  it('shows count, commit and text, and offers the file', () => {
    const {container} = render(<LlmSummary budget={6000} summary={summary} />);
    expect(container.textContent).toContain('5,900 of at most 6,000 tokens');
    expect(container.textContent).toContain('# A\n\nText.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('pathname:///llm-summary-6k.txt');
  });

  it('copies the whole text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    render(<LlmSummary budget={6000} summary={summary} />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name: 'Copy the summary'}));
    });
    expect(writeText).toHaveBeenCalledWith('# A\n\nText.');
  });

  it('says what is missing when the build step did not run', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<LlmSummary budget={6000} />)).toThrow(
      'src/capabilities/copies/summaries did not see it',
    );
    silence.mockRestore();
  });
});
