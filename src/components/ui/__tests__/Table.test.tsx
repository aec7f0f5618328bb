// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {HeaderCell, Table} from '../Table';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const table = (...heads: readonly string[]) => (
  <Table>
    <thead>
      <tr>
        {heads.map((head) => (
          <HeaderCell key={head}>{head === '' ? undefined : <em>{head}</em>}</HeaderCell>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {heads.map((head) => (
          <td key={head}>of {head}</td>
        ))}
      </tr>
    </tbody>
  </Table>
);

describe('Table', () => {
  it('gives each cell of a narrow table the head of its column, and keeps it a table', () => {
    render(table('', 'Default', 'Unit'));
    const labels = screen.getAllByRole('cell').map((cell) => cell.dataset['label']);
    expect(labels.slice(-3)).toEqual([undefined, 'Default', 'Unit']);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(document.querySelectorAll('[role=row]')).toHaveLength(2);
  });

  it('leaves a wide table as it is', () => {
    render(table('a', 'b', 'c', 'd'));
    expect(document.querySelector('[data-label], [role=cell]')).toBeNull();
  });
});
