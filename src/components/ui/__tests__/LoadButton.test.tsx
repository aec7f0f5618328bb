// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {LoadButton} from '../LoadButton';

afterEach(cleanup);

it('loads a part once, and hands it over', async () => {
  let finish = (_part: string) => undefined as void;
  const load = vi.fn(
    async () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const onLoad = vi.fn();
  render(
    <LoadButton load={load} onLoad={onLoad}>
      Open
    </LoadButton>,
  );
  const button = screen.getByRole('button', {name: 'Open'});
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByRole('status').textContent).toBe('Loading …');
  finish('the part');
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledExactlyOnceWith('the part'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that a part could not be loaded, and loads it at the next press', async () => {
  const load = vi.fn(async () => Promise.resolve('the part'));
  load.mockRejectedValueOnce(new Error('offline'));
  const onLoad = vi.fn();
  render(
    <LoadButton load={load} onLoad={onLoad}>
      Open
    </LoadButton>,
  );
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(/could not be loaded/);
  expect(onLoad).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
});
