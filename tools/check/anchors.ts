import {statSync} from 'node:fs';
import path from 'node:path';
import {placeOf, readAnchorProblems} from '../../src/plugins/page-errors';
import {gitFiles} from '../lib/gitFiles';
import {siteDir} from '../lib/specifications';
import type {Finding} from './finding';

/** What anchors depend on. */
const SOURCES = ['docs', 'openapi', 'src/pages', 'src/config', 'sidebars.ts'];

/**
 * Returns the links to missing headings and elements that the last build found. Without a build, or when a source is newer,
 * it returns a note that says so instead.
 */
export function findBrokenAnchors(): {findings: readonly Finding[]; note?: string} {
  const last = readAnchorProblems(siteDir);
  const advice = 'Anchors are not checked. "npm run build" checks them.';
  if (last === undefined) return {findings: [], note: `There is no build: ${advice}`};
  const changed = gitFiles(siteDir, SOURCES).find(
    (file) => statSync(path.join(siteDir, file)).mtimeMs > last.checkedAt,
  );
  if (changed !== undefined)
    return {findings: [], note: `${changed} is newer than the build: ${advice}`};
  const findings = last.problems.map((problem) => ({
    place: placeOf(problem),
    message: problem.message,
    isError: true,
  }));
  return {findings};
}
