/** Real shares of 4200: they add up to it modulo 2³² + 15, the modulus of the library (tested). */
export const SECRET = 4200;
export const SHARES = [1930227614, 403115920, 1961627977] as const;
