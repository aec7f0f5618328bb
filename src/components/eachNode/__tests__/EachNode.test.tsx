// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {EachNode} from '../EachNode';

const shares = () =>
  screen.getAllByRole('listitem').map((node) =>
    within(node)
      .getAllByRole('definition')
      .map(({textContent}) => textContent),
  );
const input = (name: RegExp) => screen.getByRole('textbox', {name});
const node = (number: number) => screen.getByRole('switch', {name: `Node ${number}`});
const result = (name: string) =>
  within(screen.getByRole('figure')).getAllByText(name).at(-1)?.parentElement?.textContent;
const status = () => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('EachNode', () => {
  it('renders the same HTML each time, so that browsers hydrate it', () => {
    const html = renderToString(<EachNode example="operations" />);
    expect(html).toBe(renderToString(<EachNode example="operations" />));
    expect(html).toContain('Ada');
  });

  it('splits what is typed, keeps the other shares, and gives the value back', async () => {
    render(<EachNode example="record" />);
    const before = shares();
    fireEvent.change(input(/salary/), {target: {value: '-12'}});
    await waitFor(() => expect(result('salary')).toContain('-12'));
    for (const [index, [name, team, salary]] of shares().entries()) {
      expect([name, team]).toEqual(before[index]?.slice(0, 2));
      expect(salary).not.toBe(before[index]?.[2]);
    }
  });

  it('says what can be read without a node, and that its shares are old afterwards', async () => {
    render(<EachNode example="record" />);
    fireEvent.click(node(2));
    expect(status()).toContain('Without node 2, only team can be read.');
    // The share of a text shows how long it is.
    expect(status()).toContain('same length');
    expect(result('salary')).toContain('?');
    fireEvent.change(input(/salary/), {target: {value: '5'}});
    fireEvent.click(node(2));
    await waitFor(() => expect(status()).toContain('A node missed the last change'));
    fireEvent.click(screen.getByRole('button', {name: 'Split again'}));
    await waitFor(() => expect(result('salary')).toContain('5'));
    for (const number of [1, 2, 3]) fireEvent.click(node(number));
    expect(status()).toContain('nothing can be read');
  });

  it('lists several nodes and fields in words, and restores the example', async () => {
    render(<EachNode example="operations" />);
    const html = screen.getByRole('figure').innerHTML;
    const restore = () => screen.queryByRole('button', {name: 'Restore'});
    expect(restore()).toBeNull();
    expect(status()).toContain('To read name and salary,');
    fireEvent.change(input(/salary/), {target: {value: '5'}});
    await waitFor(() => expect(result('salary')).toContain('5'));
    for (const number of [1, 2]) fireEvent.click(node(number));
    expect(status()).toContain('Without node 1 and node 2, only');
    fireEvent.click(restore() ?? node(3));
    expect(screen.getByRole('figure').innerHTML).toBe(html);
    expect(document.activeElement).toBe(node(1));
  });

  it('rejects a number beyond 32 bits, and shows no shares of it', async () => {
    render(<EachNode example="record" />);
    fireEvent.change(input(/salary/), {target: {value: '3000000000'}});
    expect(input(/salary/).getAttribute('aria-invalid')).toBe('true');
    expect(status()).toContain('from -2,147,483,648 to 2,147,483,647');
    await waitFor(() => expect(shares().map((document) => document[2])).toEqual(['…', '…', '…']));
  });

  it('adds up the shares of each node for a query', async () => {
    render(<EachNode example="total" />);
    expect(result('total')).toContain('181500');
    fireEvent.change(input(/Ada/), {target: {value: '0'}});
    await waitFor(() => expect(result('total')).toContain('120500'));
    fireEvent.click(node(1));
    expect(status()).toContain('Without node 1, there is no total.');
  });

  it('shows that a deleted document is gone', () => {
    render(<EachNode example="delete" />);
    expect(shares()[2]).toEqual(['–', '–']);
    expect(status()).toContain('The document is deleted on node 3');
    expect(result('name')).toContain('?');
  });

  it('names the examples if there is none with a name', () => {
    expect(() => renderToString(<EachNode example={'recrod' as 'record'} />)).toThrow(
      /"recrod".*Use one of record, operations, total, /,
    );
  });
});
