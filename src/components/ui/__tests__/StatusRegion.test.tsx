// @vitest-environment happy-dom
import {act, render, renderHook, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {StatusRegion, useStatus} from '../StatusRegion';

it('says what a component inside of it asks for', () => {
  let say = (_text: string) => {};
  const Inside = () => {
    say = useStatus();
    return null;
  };
  render(<Inside />, {wrapper: StatusRegion});
  act(() => say('Copied'));
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('outside its provider the hook throws, and names both', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useStatus)).toThrow(
    'Hook useStatus is called outside the <StatusRegion>. Render the component inside <StatusRegion>.',
  );
});
