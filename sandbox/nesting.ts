/** MongoDB's limit for the nesting of documents. The sandbox has it for all bodies. */
const MAX_NESTING = 100;

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Returns why the sandbox refuses a parsed body: it is nested deeper than 100 levels, or has the key `__proto__`, which
 * libraries may take for the prototype of an object. Returns undefined if neither is the case. It doesn't recurse.
 */
export function nestingProblem(value: unknown): string | undefined {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) return `nested deeper than ${MAX_NESTING} levels`;
    if (level.some((container) => Object.hasOwn(container, '__proto__')))
      return 'the key __proto__ is not allowed';
    const next: object[] = [];
    // A list is read in place: it may have millions of numbers.
    for (const container of level)
      for (const item of Array.isArray(container) ? container : Object.values(container))
        if (isContainer(item)) next.push(item);
    level = next;
  }
  return undefined;
}
