/** How many lines of code the cards of an operation show. The style sheet of the panel has the same numbers. */

export const REQUEST_LINES = 24;
export const RESPONSE_LINES = 12;

/** Code is cut off only if this saves as many lines. */
export const LEAST_CUT = 10;
