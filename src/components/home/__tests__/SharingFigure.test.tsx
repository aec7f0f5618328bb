// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SharingFigure} from '../sharing/Figure';
import {recover} from '../sharing/shares';

const nodes = () => screen.getAllByRole('button', {name: /^Remove the share of Node/});
const shares = () => nodes().map(({textContent}) => Number(/\d+$/.exec(textContent)?.[0]));
const result = () => screen.getAllByRole('status').at(-1)?.textContent;

afterEach(cleanup);

describe('SharingFigure', () => {
  let input: HTMLInputElement;
  beforeEach(async () => {
    render(<SharingFigure />);
    fireEvent.click(screen.getByRole('button', {name: 'Try your own number'}));
    input = await screen.findByRole('textbox', {name: /Your number/});
  });

  it('moves the focus to the number', async () => {
    // An effect moves it, which may run after the field appears.
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('splits what is typed, and adds the shares up', () => {
    const before = shares();
    fireEvent.change(input, {target: {value: '-12'}});
    expect(shares()).not.toEqual(before);
    expect(recover(shares())).toBe(-12);
    expect(result()).toContain('add up to -12.');
  });

  it('fails to recover the number when a share is removed', () => {
    const [first = 0, , third = 0] = shares();
    const [, second] = nodes();
    fireEvent.click(second!);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
    expect(result()).toContain(`adds up to ${recover([first, third])}, not 4200.`);
    fireEvent.click(second!);
    expect(result()).toContain('add up to 4200.');
  });

  it('says that nothing is left', () => {
    for (const node of nodes()) fireEvent.click(node);
    expect(result()).toContain('No share is left');
  });

  it('rejects a number beyond 32 bits, and keeps the shares', () => {
    const before = shares();
    fireEvent.change(input, {target: {value: '3000000000'}});
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(result()).toContain('from -2147483648 to 2147483647');
    expect(shares()).toEqual(before);
  });

  it('splits the same number into other shares', () => {
    const before = shares();
    fireEvent.click(screen.getByRole('button', {name: 'Split it again'}));
    expect(shares()).not.toEqual(before);
    expect(recover(shares())).toBe(4200);
  });
});
