/**
 * Keeps the text of a copy that was saved and opened from a file. No route has the path of such a file, so the app would
 * show "Page not found" instead. The error ends the app before it starts.
 */
if (typeof window !== 'undefined' && window.location.protocol === 'file:')
  throw new Error('This page was opened from a file: it shows its text, without scripts.');
export {};
