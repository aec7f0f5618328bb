/** The secret value in the figure of the home page. */
export const SECRET = 4200;

/** Real additive shares of `SECRET`: their sum modulo 2³² + 15, the modulus of the library, is 4200 (tested). */
export const SHARES = [1930227614, 403115920, 1961627977] as const;
