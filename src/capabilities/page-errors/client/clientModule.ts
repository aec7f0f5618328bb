/** In the dev server alone: tells the writer, on the page, of anchors that lead nowhere. The build ignores them. */
import {nearestName} from '../../../lib/variables';

/** Pages change with every edit, without a sign that could be waited for. */
const PAUSE_MS = 1000;

const told = document.createElement('output');
told.style.cssText =
  'position: fixed; inset: auto 1rem 1rem; z-index: 1000; padding: 0.5rem 1rem; white-space: pre-line; color: #fff; background: #a11;';

/** What is wrong with an anchor of this page; undefined when it leads somewhere. */
function problem(hash: string): string | undefined {
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || document.getElementById(anchor) !== null) return undefined;
  const ids = [...document.querySelectorAll('main [id]')].map(({id}) => id);
  const nearest = nearestName(anchor, ids);
  return `#${anchor} is no place on this page.${nearest === undefined ? '' : ` Did you mean #${nearest}?`}`;
}

setInterval(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')];
  const here = links.filter(
    ({origin, pathname}) => origin === location.origin && pathname === location.pathname,
  );
  // The address itself is how the reader of another page comes here.
  const problems = new Set([location.hash, ...here.map(({hash}) => hash)].map(problem));
  problems.delete(undefined);
  told.textContent = [...problems].join('\n');
  if (problems.size === 0) told.remove();
  else document.body.append(told);
}, PAUSE_MS);
