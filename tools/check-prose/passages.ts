/**
 * Extracts the prose of a file: comments, messages, and test titles from code, and paragraphs from Markdown.
 * Line numbers are those of the file.
 */
import ts from 'typescript';

/** A piece of text that one person wrote for another. */
export interface Passage {
  readonly kind: 'comment' | 'message' | 'markdown';
  /** Line of the file on which the text begins, counted from 1. */
  readonly line: number;
  /** Text without comment marks. It has as many line breaks as the file has there. */
  readonly text: string;
}

/** Comments for tools, not for people: `eslint-disable …`, `#region name`, `/ <reference … />`, `#!/bin/sh`. */
const directiveRegex =
  /^\s*(?:eslint-|prettier-|stylelint-|@ts-|#?(?:end)?region\b|\/ ?<reference|webpack|!)/;

/** Calls whose strings are read by people: `console.log`, `it`, `test.describe`, `describe.each(…)`, `stderr.write`. */
const spokenCallRegex =
  /^(?:(?:console|logger)\.\w+|(?:it|test|describe)(?:\.\w+)*|(?:process\.)?std(?:out|err)\.write)\b/;

/** Fewest words of a string that counts as a message; shorter strings tend to be names and values. */
const MESSAGE_WORDS = 4;

/** Whether a string is a message: "No page has this slug" is one; the SVG path "M0 0h16v2H0z" is not. */
const isMessage = (text: string) =>
  !text.includes('\n') &&
  text.split(/\s+/).filter((word) => /^[a-z'’]{2,}[.,;:!?]*$/i.test(word)).length >= MESSAGE_WORDS;

const isTest = (file: string) =>
  /(?:^|\/)__tests__\/|\.(?:test|spec|setup)\.tsx?$|^tests\//.test(file);

/** Replaces everything but line breaks by spaces, so that line numbers stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Removes `//`, the delimiters of a block comment, `#`, and the `*` at the beginning of each line. */
const withoutMarks = (comment: string) =>
  comment
    .replace(/^(?:\/\/+|\/\*+|#+)/, blank)
    .replace(/\*+\/$/, blank)
    .replace(/^[ \t]*\*(?=\s|$)/gm, blank);

/** Merges comments on consecutive lines: `// one sentence` `// in two lines`. */
function mergeLines(passages: readonly Passage[]): Passage[] {
  const merged: Passage[] = [];
  for (const passage of passages) {
    const last = merged.at(-1);
    const nextLine = last === undefined ? 0 : last.line + last.text.split('\n').length;
    if (last?.kind === 'comment' && passage.kind === 'comment' && passage.line === nextLine)
      merged[merged.length - 1] = {...last, text: `${last.text}\n${passage.text}`};
    else merged.push(passage);
  }
  return merged;
}

/** The text of a template literal; each placeholder becomes inline code: "No page `value`". */
const templateText = (node: ts.TemplateExpression) =>
  [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('`value`');

/** Returns the text of a string or template literal; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? templateText(node) : undefined;
}

/** Whether a string is an argument of a call whose strings are read by people, or of `new Error(…)`. */
function isSpoken(node: ts.Node): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
    if (ts.isNewExpression(parent)) return true;
    if (ts.isCallExpression(parent)) return spokenCallRegex.test(parent.expression.getText());
    if (ts.isBlock(parent) || ts.isSourceFile(parent)) return false;
  }
  return false;
}

/** Whether a `//` in a node does not begin a comment: strings, regular expressions, JSX text, and parts of templates. */
function isLiteral(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Extracts comments and messages. In tests, only the strings of spoken calls are messages. */
function extractCode(file: string, source: string): Passage[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const messages: Passage[] = [];
  let withoutLiterals = source;
  const visit = (node: ts.Node): void => {
    const [start, end] = [node.getStart(tree), node.getEnd()];
    const text = textOf(node);
    if (text !== undefined && isMessage(text) && (!isTest(file) || isSpoken(node))) {
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      messages.push({kind: 'message', line, text});
    }
    if (isLiteral(node)) {
      const blanks = blank(source.slice(start, end));
      withoutLiterals = withoutLiterals.slice(0, start) + blanks + withoutLiterals.slice(end);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const comments = findComments(source, withoutLiterals, codeCommentRegex);
  return mergeLines([...messages, ...comments].sort((a, b) => a.line - b.line));
}

/** A line comment or a block comment: `// text`, `/* text *\/`. */
const codeCommentRegex = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** A comment of a style sheet. */
const cssCommentRegex = /\/\*[\s\S]*?\*\//g;
/** `# text` at the beginning of a line or after a space. A line that ends with ";" is a setting of nginx. */
const hashCommentRegex = /(?<=^|\s)#[^\n'"]*(?<!;)$/gm;

/**
 * Returns the comments of a file that are written for people.
 *
 * @param searched  the source, in which parts that contain no comments may be blank
 */
function findComments(source: string, searched: string, commentRegex: RegExp): Passage[] {
  return [...searched.matchAll(commentRegex)].flatMap(({0: comment, index}): Passage[] => {
    const text = withoutMarks(source.slice(index, index + comment.length).trim());
    if (directiveRegex.test(text)) return [];
    return [{kind: 'comment', line: source.slice(0, index).split('\n').length, text}];
  });
}

function extractMarkdown(source: string): Passage[] {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    // A fence, indented or not: "```sh\nnpm ci\n```".
    .replace(/^([ \t]*)(```|~~~)[\s\S]*?^\1\2[ \t]*$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank);
  return [{kind: 'markdown', line: 1, text}];
}

/** Matches files whose comments begin with `#`: config.yml, run.sh, Dockerfile, .npmrc, .gitignore. */
const hashFileRegex =
  /\.(?:ya?ml|sh|py|conf|env)$|(?:^|\/)(?:Dockerfile|\.\w+rc|\.\w+ignore|\.editorconfig)$/;

/**
 * Returns the passages of a file in the order of the lines. The extension of `file` decides; unknown types have none.
 * All checks of code prose begin with it.
 */
export function extractPassages(file: string, source: string): Passage[] {
  if (/\.(?:[cm]?[jt]s|tsx)$/.test(file)) return extractCode(file, source);
  if (/\.mdx?$/.test(file)) return extractMarkdown(source);
  if (file.endsWith('.css')) return mergeLines(findComments(source, source, cssCommentRegex));
  if (hashFileRegex.test(file)) return mergeLines(findComments(source, source, hashCommentRegex));
  return [];
}
