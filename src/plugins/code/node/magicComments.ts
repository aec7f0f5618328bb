/** Reads comments in code that mark lines, such as `// highlight-next-line`. */
import type {LineMark} from './render';

/** What begins a comment, in any of the languages that Docusaurus supports: `%` in TeX, `'` and `REM` in Basic, `!` in Fortran. */
const opening = String.raw`(?:\/\/|#|--|%|;;?|(?:_\s*)?'|!|\*>|[Rr][Ee][Mm]\b|\(\*|\{?\/\*|<!--)`;
const closing = String.raw`(?:\*\/\}?|\*\)|-->)`;
const mark = 'highlight|focus|add|remove|error|fold';
/** Matches a comment that is alone on its line: `// highlight-next-line`, `# add-start`, `<!-- error-end -->`. */
const magicRegex = new RegExp(
  String.raw`^\s*${opening}\s*(${mark})-(next-line|start|end)\s*${closing}?\s*$`,
);

/**
 * Removes the magic comments from code. Returns the code that is left and its marked lines. In the language `diff`, `+`
 * and `-` at the beginning of a line mark it as well. In `mdx`, the comments stay and mark nothing. A start ends an
 * open mark, and a start without an end marks the rest.
 *
 * @returns also the problems: they name the line (in the code block, starting at 1) of a start without an end, or an end
 *   without a start
 */
export function readMagicComments(source: string, language: string) {
  /** The marks by line number, starting at 1. */
  const marks = new Map<number, LineMark>();
  const problems: string[] = [];
  // In an example of MDX, the comments belong to the example.
  if (language === 'mdx') return {code: source, marks, problems};
  const kept: string[] = [];
  let next: LineMark | undefined;
  let open: {mark: LineMark; line: number} | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark, action] = magicRegex.exec(line) ?? [];
    if (mark !== undefined) {
      if (action === 'next-line') next = mark as LineMark;
      else if (action === 'start') open = {mark: mark as LineMark, line: index + 1};
      else if (open?.mark === mark) open = undefined;
      else
        problems.push(
          `Line ${index + 1} of the code is ${mark}-end, but no ${mark}-start is open.`,
        );
      continue;
    }
    kept.push(line);
    const current = next ?? open?.mark ?? (language === 'diff' ? diffMark(line) : undefined);
    if (current !== undefined) marks.set(kept.length, current);
    next = undefined;
  }
  if (open !== undefined) {
    problems.push(
      `Line ${open.line} of the code is ${open.mark}-start, but no ${open.mark}-end follows.`,
    );
  }
  return {code: kept.join('\n'), marks, problems};
}

function diffMark(line: string): LineMark | undefined {
  if (line.startsWith('+')) return 'inserted';
  return line.startsWith('-') ? 'deleted' : undefined;
}
