/** The broken anchors of the last build: a build only warns about them, and `npm run check` fails. */
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from './problems';

const FILE = '.cache/page-errors/anchors.json';

/** Keeps the broken anchors of a build. */
export function writeAnchorProblems(siteDir: string, problems: readonly Problem[]): void {
  const file = path.join(siteDir, FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(problems));
}

export interface AnchorProblems {
  /** When the build checked its anchors, in milliseconds since 1970. */
  readonly checkedAt: number;
  readonly problems: readonly Problem[];
}

/** Returns the broken anchors of the last build; undefined without a build. */
export function readAnchorProblems(siteDir: string): AnchorProblems | undefined {
  const file = path.join(siteDir, FILE);
  const stats = statSync(file, {throwIfNoEntry: false});
  if (stats === undefined) return undefined;
  const problems = JSON.parse(readFileSync(file, 'utf8')) as readonly Problem[];
  return {checkedAt: stats.mtimeMs, problems};
}
