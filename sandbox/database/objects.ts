/** Helpers for JSON objects. Coercion, the rules of MongoDB, queries, and the conversion of values use them. */

export type JsonObject = Record<string, unknown>;

/** Whether a value is an object as in JSON, not an array, a date, or a UUID. */
export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * Returns a copy of an object with the same keys and changed values. Nested values aren't visited.
 *
 * @param change  may throw, as the checks of mongoRules.ts do; the error reaches the caller
 */
export function mapValues(
  object: JsonObject,
  change: (value: unknown, key: string) => unknown,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}
