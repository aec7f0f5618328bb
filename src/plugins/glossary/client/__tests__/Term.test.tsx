// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Term} from '../Term';

afterEach(cleanup);

describe('Term', () => {
  const term = (
    <Term id="share" definition="One part of a value." to="/what-is#term-share">
      shares
    </Term>
  );

  it('links to its entry and has the definition as its description', () => {
    render(term);
    const link = screen.getByRole('link', {name: 'shares'});
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('One part of a value.');
    expect(described?.getAttribute('role')).toBe('tooltip');
    expect(link.getAttribute('href')).toBe('/what-is#term-share');
  });

  it('opens the definition on the first tap and follows the link on the second', () => {
    render(term);
    const link = screen.getByRole('link', {name: 'shares'});
    const tap = () => {
      fireEvent.pointerDown(link, {pointerType: 'touch'});
      fireEvent.mouseEnter(link.parentElement ?? link);
      return fireEvent.click(link);
    };
    expect(tap(), 'false: the link is not followed').toBe(false);
    expect(tap()).toBe(true);
  });

  it('hides its definition on Escape until the next hover or focus', () => {
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

  it('throws when the build step did not run', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Term id="share">shares</Term>)).toThrow(
      '<Term id="share"> has no definition because the build step did not run.',
    );
    silence.mockRestore();
  });
});
