/** Numbers of the route progress bar, from §9 of the specification. Shares are of the whole width. */

/** A route that is ready earlier shows no bar. */
export const PROGRESS_DELAY_MS = 200;
/** Share at which the bar begins. */
export const PROGRESS_MINIMUM = 0.08;
/** Time of one movement, and of the fading out. */
export const PROGRESS_SPEED_MS = 200;
/** Share that each trickle adds. */
export const PROGRESS_TRICKLE_RATE = 0.02;
export const PROGRESS_TRICKLE_MS = 800;
/** The bar never completes by itself: it stops here until it is told that loading is done. */
export const PROGRESS_CEILING = 0.994;
