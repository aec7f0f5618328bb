/** Recognizes promises about the APIs, which tests/claims must check. */

/** Expressions for promises about the APIs. Each one has an example of a match. */
const PROMISES: readonly RegExp[] = [
  // A status: "gets 413".
  /(?<![\d,.#-])(?:20[0-6]|30[1-8]|4[0-2]\d|50[0-4])(?![\d,.]*\d|\s*(?:MB|KB|ms|bytes|tokens))/,
  // The name of an error: "DataValidationError".
  /\b[A-Z]\w+Error\b/,
  // A number with a unit: "16 MiB", "300 seconds", "10,000 documents".
  /\b\d[\d,.]*\s*(?:bytes|[KM]i?B|characters|documents|records|levels|items|requests|milliseconds|seconds|minutes?|hours?|days?|tokens)\b/i,
  // A limit, a default, or an order: "at most", "by default", "newest first".
  /\b(?:by default|the default is|defaults? to|at most|at least|up to|no more than|exactly|newest first|oldest first|in (?:this|the same|that) order)\b/i,
];

/**
 * Whether a sentence looks as if it promised a status, an error, a limit, a default, or an order. `findCoverage`
 * (coverage.ts) asks this for each sentence.
 */
export function isPromise(text: string): boolean {
  return PROMISES.some((promise) => promise.test(text));
}
