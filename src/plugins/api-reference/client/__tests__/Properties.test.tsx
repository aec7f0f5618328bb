// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {Property} from '../../shared/types';
import {BodyShape} from '../Properties';

afterEach(cleanup);

/** A row with `count` properties. */
function object(id: string, count: number, more: Partial<Property> = {}): Property {
  const children = Array.from({length: count}, (_, index) => ({
    id: `${id}.${index}`,
    name: String(index),
    type: 'string',
  }));
  return {id, name: id, type: 'object', children, ...more};
}

describe('the button "Expand all"', () => {
  it('unfolds all lists', () => {
    const {container} = render(
      <BodyShape body={{...object('body', 1), children: [object('a', 4)]}} />,
    );
    const lists = [...container.querySelectorAll('details')];
    expect(lists.map(({open}) => open)).toEqual([false]);
    fireEvent.click(screen.getByText('Expand all'));
    expect(lists.map(({open}) => open)).toEqual([true]);
  });

  it('folds the lists if the reader has unfolded each of them', () => {
    const {container} = render(
      <BodyShape body={{...object('body', 1), children: [object('a', 4), object('b', 4)]}} />,
    );
    const lists = [...container.querySelectorAll('details')];
    for (const list of lists) {
      expect(screen.queryByText('Expand all')).not.toBeNull();
      list.open = true;
      fireEvent(list, new Event('toggle'));
    }
    fireEvent.click(screen.getByText('Collapse all'));
    expect(lists.map(({open}) => open)).toEqual([false, false]);
  });

  it('unfolds lists in alternatives of a property in an alternative', () => {
    const inner = object('c', 0, {
      children: undefined,
      alternatives: [{kind: 'oneOf', items: [object('d', 4)]}],
    });
    const body: Property = {
      id: 'body',
      type: 'object',
      alternatives: [{kind: 'anyOf', items: [{...object('b', 1), children: [inner]}]}],
    };
    render(<BodyShape body={body} />);
    expect(screen.queryByText('Expand all')).not.toBeNull();
  });

  it('is missing if no list is folded: alternatives without properties, and short lists', () => {
    const items = [{id: 'x', name: 'x', type: 'string'}];
    const scalars: Property = {id: 'body', type: 'string', alternatives: [{kind: 'oneOf', items}]};
    const {rerender} = render(<BodyShape body={scalars} />);
    expect(screen.queryByText('Expand all')).toBeNull();
    rerender(<BodyShape body={{...object('body', 1), children: [object('a', 2)]}} />);
    expect(screen.queryByText('Expand all')).toBeNull();
  });
});
