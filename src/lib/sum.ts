/** Returns the sum of numbers; 0 for an empty list. The search and the MCP server add up scores and counts with it. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
