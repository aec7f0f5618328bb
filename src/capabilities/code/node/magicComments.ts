import type {LineMark} from './render';

/** A comment alone on its line, in the styles of the languages we show: `// highlight-next-line`, `# add-start`, `<!-- error-end -->`. */
const magicRegex =
  /^\s*(?:\/\/|#|--|\{?\/\*|<!--)\s*(highlight|focus|add|remove|error)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the magic comments out of the code and says which lines they mark. In the language `diff` the
 * signs at the beginning of lines mark them, too.
 *
 * @throws Error naming the line (from 1, in the fence) of a start without an end or an end without a start
 */
export function readMagicComments(source: string, language: string) {
  /** By line number, from 1. */
  const marks = new Map<number, LineMark>();
  // The source of a page: its comments mark lines of the fences in it.
  if (language === 'mdx') return {code: source, marks};
  const kept: string[] = [];
  let next: LineMark | undefined;
  let open: {mark: LineMark; line: number} | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const [, mark, action] = magicRegex.exec(line) ?? [];
    if (mark !== undefined) {
      if (action === 'next-line') next = mark as LineMark;
      else if (action === 'start') open = {mark: mark as LineMark, line: index + 1};
      else if (open?.mark === mark) open = undefined;
      else throw new Error(`line ${index + 1} of the code ends "${mark}" that was not started.`);
      continue;
    }
    kept.push(line);
    const current = next ?? open?.mark ?? (language === 'diff' ? diffMark(line) : undefined);
    if (current !== undefined) marks.set(kept.length, current);
    next = undefined;
  }
  if (open !== undefined) {
    throw new Error(
      `line ${open.line} of the code starts "${open.mark}" and no ${open.mark}-end follows.`,
    );
  }
  return {code: kept.join('\n'), marks};
}

function diffMark(line: string): LineMark | undefined {
  if (line.startsWith('+')) return 'inserted';
  return line.startsWith('-') ? 'deleted' : undefined;
}
