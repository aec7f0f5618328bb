// @vitest-environment happy-dom
import {renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, it, vi} from 'vitest';
import {StatusContextProvider, useStatus} from '../status';

it('a context hook gives what its provider holds', () => {
  const status = {say: () => {}};
  const wrapper = ({children}: {children: ReactNode}) => (
    <StatusContextProvider value={status}>{children}</StatusContextProvider>
  );
  expect(renderHook(useStatus, {wrapper}).result.current).toBe(status);
});

it('outside its provider it throws, and names both', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useStatus)).toThrow(
    'Hook useStatus is called outside the <StatusRegion>. Render the component inside <StatusRegion>.',
  );
});
