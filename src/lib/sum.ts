/** Returns the sum of numbers; 0 for an empty list. For the scores of the search and of the MCP server. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
