/**
 * Loader before the MDX compiler: makes a page depend on the samples that its fences show. Without it a
 * changed sample would not reach the page in the dev server, nor on a warm build.
 */
import path from 'node:path';
import type {LoaderContext} from 'webpack';

/** A fence that shows a file; group 1 is its path. */
const fileRegex = /^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\bfile=["']?([\w./-]+)/gm;

export default function watchSamples(
  this: Pick<LoaderContext<{readonly siteDir: string}>, 'addDependency' | 'getOptions'>,
  source: string,
): string {
  const {siteDir} = this.getOptions();
  for (const [, file = ''] of source.matchAll(fileRegex)) {
    this.addDependency(path.join(siteDir, file));
  }
  return source;
}
