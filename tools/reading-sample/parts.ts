/**
 * Finds the parts of a TypeScript file that a reading test asks about. The command (index.ts) then picks some of them.
 */
import ts from 'typescript';

export const KINDS = ['exports', 'comments', 'errors'] as const;
type Kind = (typeof KINDS)[number];

interface Part {
  /** Line number, from 1. */
  readonly line: number;
  /** Name of the export, or text of the comment or the error. */
  readonly text: string;
}

/** Shorter comments, such as `// Markdown`, say too little to be misunderstood. */
const LEAST_WORDS = 6;

/**
 * Finds the parts of one kind in the text of a file: exported functions, comments of six or more words, or arguments of
 * errors. The extension of `file` decides whether JSX is allowed.
 */
export function findParts(kind: Kind, file: string, text: string): Part[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const finders = {exports: findExports, comments: findComments, errors: findErrors};
  return finders[kind](source);
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);

/** Exported function declarations, and exported constants whose value is a function. */
function findExports(source: ts.SourceFile): Part[] {
  const parts: Part[] = [];
  const add = (node: ts.Node, name: string) =>
    parts.push({line: lineOf(source, node.getStart(source)), text: name});
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement)) add(statement, statement.name?.text ?? 'default');
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (initializer !== undefined && ts.isFunctionLike(initializer))
        add(statement, name.getText(source));
    }
  }
  return parts;
}

/** Comments without their `//`, `/**`, and `*` marks; consecutive `//` lines are one comment. */
function findComments(source: ts.SourceFile): Part[] {
  const comments = collectComments(source).map((comment) => ({
    line: lineOf(source, comment.start),
    text: comment.text
      .replace(/^\/\*\*?|\*\/$/g, '')
      .replace(/^\s*(?:\*|\/\/)\s?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  return comments.filter(({text}) => text.split(' ').length >= LEAST_WORDS);
}

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function collectComments(source: ts.SourceFile): Comment[] {
  const {text} = source;
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    for (const {pos, end} of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, {start: pos, end, text: text.slice(pos, end)});
    ts.forEachChild(node, visit);
  };
  visit(source);
  visit(source.endOfFileToken);
  const sorted = [...found.values()].sort((a, b) => a.start - b.start);
  const merged: Comment[] = [];
  for (const comment of sorted) {
    const last = merged.at(-1);
    const followsLast =
      last !== undefined &&
      last.text.startsWith('//') &&
      comment.text.startsWith('//') &&
      /^\s*$/.test(text.slice(last.end, comment.start)) &&
      !text.slice(last.end, comment.start).includes('\n\n');
    if (followsLast)
      merged[merged.length - 1] = {
        start: last.start,
        end: comment.end,
        text: `${last.text}\n${comment.text}`,
      };
    else merged.push(comment);
  }
  return merged;
}

/** The arguments of `new Error(…)` and of every other class whose name ends in `Error`. Texts without a space are left out. */
function findErrors(source: ts.SourceFile): Part[] {
  const parts: Part[] = [];
  const visit = (node: ts.Node): void => {
    const isError =
      ts.isNewExpression(node) && /Error$/.test(node.expression.getText(source)) && node.arguments;
    if (isError) {
      const text = isError.map((argument) => argument.getText(source)).join(', ');
      parts.push({
        line: lineOf(source, node.getStart(source)),
        text: text.replace(/\s+/g, ' '),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return parts.filter(({text}) => text.includes(' '));
}
