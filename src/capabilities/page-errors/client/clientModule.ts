/** In the dev server alone: tells the writer, on the page, of anchors that lead nowhere. The build ignores them. */
import {problem} from './problem';

/** Pages change with every edit, without a sign that could be waited for. */
const PAUSE_MS = 1000;

const told = document.createElement('output');
told.style.cssText =
  'position: fixed; inset: auto 1rem 1rem; z-index: 1000; padding: 0.5rem 1rem; white-space: pre-line; color: #fff; background: #a11;';

setInterval(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')];
  const here = links.filter(
    ({origin, pathname}) => origin === location.origin && pathname === location.pathname,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
  // The address itself is how the reader of another page comes here.
  const hashes = [location.hash, ...here.map(({hash}) => hash)];
  const problems = new Set(hashes.map((hash) => problem(hash, ids)));
  problems.delete(undefined);
  told.textContent = [...problems].join('\n');
  if (problems.size === 0) told.remove();
  else document.body.append(told);
}, PAUSE_MS);
