/**
 * Messages of remark and rehype steps about a page. A step adds messages instead of throwing, so that all problems of a
 * page are reported together. The plugin page-errors reports them; an error stops the build.
 */
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** A node of the page, or a place in its file. Lines and columns begin with 1. */
type Place = Pick<Node, 'position'> | {readonly line: number; readonly column?: number};

function addMessage(file: VFile, reason: string, place: Place): ReturnType<VFile['message']> {
  const start = 'line' in place ? place : place.position?.start;
  return file.message(reason, start && {line: start.line, column: start.column ?? 1});
}

/** Adds a problem of a page that must stop the build, for example an unknown term or a missing sample. */
export function addError(file: VFile, reason: string, place: Place): void {
  addMessage(file, reason, place).fatal = true;
}

/** Adds a problem of a page that does not stop the build, for example a diagram without a text alternative. */
export function addWarning(file: VFile, reason: string, place: Place): void {
  addMessage(file, reason, place);
}

/** The rule of warnings that are printed once for a whole build, with the number of their places. */
export const ONCE_PER_BUILD = 'once-per-build';

/** Adds a problem that many pages may have. It is reported once for all of them. */
export function addWarningOnce(file: VFile, reason: string, place: Place): void {
  addMessage(file, reason, place).ruleId = ONCE_PER_BUILD;
}
