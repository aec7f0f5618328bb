// #region combine
/** A document or a row of a query, as one node returns it. */
interface Row {
  _id: unknown;
  /** The number of records in this row, if the query counts them with `{$sum: 1}`. */
  records?: number;
}

/**
 * Pairs the rows of all nodes by `_id`. Returns a list for each id, with one row per node, in the order
 * of the nodes. Throws if the nodes differ, because a value without all of its shares is wrong.
 */
export function pairRows<T extends Row>(responses: T[][]): T[][] {
  const rowsById = responses.map((rows, index) => {
    const byId = new Map(rows.map((row) => [row._id, row]));
    if (byId.size < rows.length) throw new Error(`node ${index + 1} returned an _id twice`);
    return byId;
  });
  const ids = new Set(responses.flat().map(({_id}) => _id));
  return [...ids].map((id) => {
    const parts = rowsById.map((byId, index) => {
      const row = byId.get(id);
      if (!row) throw new Error(`row ${String(id)} is missing on node ${index + 1}`);
      return row;
    });
    requireSame(
      'numbers of records',
      parts.map(({records}) => records),
    );
    return parts;
  });
}

/** Throws if a node returned another number than the others. */
export function requireSame(what: string, numbers: (number | undefined)[]): void {
  if (new Set(numbers).size > 1) {
    throw new Error(`the nodes have different ${what}: ${numbers.join(', ')}`);
  }
}
// #endregion combine
