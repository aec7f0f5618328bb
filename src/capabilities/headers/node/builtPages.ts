/** The pages of a build, and what stops it at one of them. */
import {readdirSync} from 'node:fs';

/** A page holds what the policy would refuse: found at build, not by a reader. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';

  constructor(page: string, found: string, remedy: string) {
    super(`${page}: ${found}, which the Content-Security-Policy refuses. ${remedy}`);
  }
}

/** All HTML files, from the folder of the build. */
export function builtPages(outDir: string): string[] {
  const entries = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return entries.filter((file) => file.endsWith('.html')).sort();
}
