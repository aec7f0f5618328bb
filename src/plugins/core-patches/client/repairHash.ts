/**
 * A client module that repairs addresses whose hash is not valid percent-encoding, such as /quickstart#50%. Docusaurus
 * decodes the hash of each page that it shows, and an invalid one would crash the page.
 */

/** Returns a hash that can be decoded: `#50%` becomes `#50%25`. A valid hash stays as it is. */
export function validHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

function repairAddress(): void {
  const {hash} = window.location;
  const repaired = validHash(hash);
  if (repaired !== hash) window.history.replaceState(window.history.state, '', repaired);
}

// Client modules run before the router reads the address, and this listener runs before that of the router.
if (typeof window !== 'undefined') {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
