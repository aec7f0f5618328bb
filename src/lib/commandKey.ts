/**
 * Returns the name of the key that shortcuts combine with a letter: `⌘` on devices by Apple, `Ctrl` on others. For the search
 * box and the list of shortcuts. Only for the browser.
 */
export function commandKey(): '⌘' | 'Ctrl' {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
