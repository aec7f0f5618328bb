/** What redirects must be, and what a build must not lose. Pure functions; messages hold the line to write. */
import {nearestName} from '../../../lib/variables';
import type {Addresses} from './addresses';

/** Old address to new, below the base path. */
export type Redirects = Readonly<Record<string, string>>;

export class RedirectError extends Error {
  override readonly name = 'RedirectError';

  constructor(problems: readonly string[]) {
    super(['src/config/redirects.ts:', ...problems].join('\n'));
  }
}

/** No character that a host's file or a page would read as anything but itself. */
const ADDRESS = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[^\s#"'<>]+)?$/;

const line = (from: string, to: string) => `  '${from}': '${to}',`;

/** The path and the anchor of an address. */
export function splitAddress(address: string): {page: string; anchor: string | undefined} {
  const [page = '', anchor] = address.split('#');
  return {page, anchor};
}

/** Follows redirects to their end; `undefined` when they lead back. */
function endOf(redirects: Redirects, from: string): string | undefined {
  const seen = new Set<string>();
  let address = from;
  for (let next = redirects[address]; next !== undefined; next = redirects[address]) {
    if (seen.has(address)) return undefined;
    seen.add(address);
    address = next;
  }
  return address;
}

/**
 * Checks what can be known before a build: how addresses are written, chains and loops.
 *
 * @throws RedirectError naming every wrong line and the right one
 */
export function checkRedirects(redirects: Redirects): void {
  const problems = Object.entries(redirects).flatMap(([from, to]) => {
    const wrong = [from, to].find((address) => !ADDRESS.test(address));
    if (wrong !== undefined)
      return `${line(from, to)} "${wrong}" is no address: write a path below the base path, /page or /page#anchor, without a slash or .html at its end.`;
    const {page} = splitAddress(to);
    const next = [to, page].find((address) => redirects[address] !== undefined);
    if (next === undefined) return [];
    const end = endOf(redirects, from);
    return end === undefined
      ? `${line(from, to)} is part of a loop: take out one of its lines.`
      : `${line(from, to)} leads to ${next}, which leads on. Write${line(from, next === to ? end : (redirects[page] ?? end))}`;
  });
  if (problems.length > 0) throw new RedirectError(problems);
}

function exists(addresses: Addresses, address: string): boolean {
  const {page, anchor} = splitAddress(address);
  const anchors = addresses.get(page);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

const newOf = (names: Iterable<string> = [], known: ReadonlySet<string> | Addresses = new Set()) =>
  [...names].filter((name) => !known.has(name));

/** Where a lost page went: the new one with the nearest name, else the overview of its folder. */
function guessPage(page: string, ledger: Addresses, built: Addresses): string {
  const folder = page.slice(0, page.lastIndexOf('/'));
  const above = [`${folder}/overview`, folder].find((address) => built.has(address));
  return nearestName(page, newOf(built.keys(), ledger)) ?? above ?? '/';
}

/** Lines that keep what was published and is not in the build. */
export function missingLines(ledger: Addresses, built: Addresses, redirects: Redirects): string[] {
  return [...ledger].flatMap(([page, anchors]) => {
    const to = redirects[page] ?? page;
    const anchorsThere = built.get(to);
    if (anchorsThere === undefined)
      return redirects[page] === undefined ? line(page, guessPage(page, ledger, built)) : [];
    const added = newOf(anchorsThere, ledger.get(to));
    return [...anchors]
      .filter((anchor) => !anchorsThere.has(anchor))
      .map((anchor) => ({from: `${to}#${anchor}`, near: nearestName(anchor, added)}))
      .filter(({from}) => redirects[from] === undefined)
      .map(({from, near}) => line(from, near === undefined ? to : `${to}#${near}`));
  });
}

/** Redirects that a build shows to be wrong. */
function deadRedirects(built: Addresses, redirects: Redirects): string[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const {page, anchor} = splitAddress(from);
    if (exists(built, from))
      return `${line(from, to)} leads away from an address that is there: take the line out.`;
    if (anchor !== undefined && !built.has(page))
      return `${line(from, to)} ${page} is no page, so nobody arrives at its anchor: redirect the page.`;
    return exists(built, to) ? [] : `${line(from, to)} ${to} is not in the build.`;
  });
}

/**
 * Holds a build against all that was published.
 *
 * @throws RedirectError with the lines to add or to mend
 */
export function checkBuild(ledger: Addresses, built: Addresses, redirects: Redirects): void {
  const missing = missingLines(ledger, built, redirects);
  const problems = deadRedirects(built, redirects);
  if (missing.length > 0)
    problems.push(
      `${missing.length} published address(es) are not in the build. Bring them back, or add (the targets are guesses):`,
      ...missing,
    );
  if (problems.length > 0) throw new RedirectError(problems);
}
