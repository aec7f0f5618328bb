/** Explains the bundler's errors about what a page imports: packages that are missing, and names that a file lacks. */
import path from 'node:path';
import {didYouMean} from '../../../lib/nearestName';
import {findText} from './findText';
import {isFileImport, missingImportMessage} from './missingFiles';
import type {PageRecord} from './pageRecord';
import type {Problem} from './problems';

/** Matches: Module not found: Can't resolve 'left-pad' in '/site/docs' */
const missingModuleRegex = /Can't resolve '([^']+)'/;
/** Matches: export 'Nope' (imported as 'Nope') was not found in './x' (possible exports: a, b) */
const missingExportRegex =
  /export '([^']+)' (?:\(imported as '[^']+'\) )?was not found in '([^']+)'(?: \(possible exports: ([^)]*)\)| \(module has no exports\))?/;

/** Returns the message for an import or a `require()` of something that does not exist. */
function missingModuleMessage(source: string): string {
  if (isFileImport(source)) return missingImportMessage(source);
  return `The package ${source} is not installed. Run npm install --save-exact ${source}, or correct its name.`;
}

function missingExportMessage(name: string, source: string, exports: string | undefined): string {
  const names = exports?.split(', ') ?? [];
  const otherwise = names.length === 0 ? 'It exports nothing.' : `It exports ${names.join(', ')}.`;
  return `${source} does not export "${name}".${didYouMean(name, names, {otherwise})}`;
}

/**
 * Explains an error or warning of the bundler about an import or a `require()` of a page. Returns undefined for other
 * messages.
 *
 * @param file absolute path of the page
 */
export function explainBundlerError(
  message: string,
  file: string,
  {imports, siteDir}: Pick<PageRecord, 'imports'> & {readonly siteDir: string},
): Problem | undefined {
  const [, missingSource] = missingModuleRegex.exec(message) ?? [];
  const [, name = '', exportSource, exports] = missingExportRegex.exec(message) ?? [];
  const source = missingSource ?? exportSource;
  if (source === undefined) return undefined;
  const place = imports.find((entry) => entry.source === source) ?? findText(file, source);
  if (place === undefined) return undefined;
  const {line, column} = place;
  const problem =
    missingSource === undefined
      ? missingExportMessage(name, source, exports)
      : missingModuleMessage(source);
  return {file: path.relative(siteDir, file), line, column, message: problem};
}
