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

type Extract = (file: string, source: string) => Passage[];

/** Comments for tools, not for people: `eslint-disable …`, `#region name`, `/ <reference … />`, `#!/bin/sh`. */
const DIRECTIVE =
  /^\s*(?:eslint-|prettier-|stylelint-|@ts-|#?(?:end)?region\b|\/ ?<reference|webpack|!)/;

/** Calls whose strings are read by people: `console.log`, `it`, `test.describe`, `describe.each(…)`, `stderr.write`. */
const SPOKEN_CALL =
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

const extractCode: Extract = (file, source) => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  /** Strings, regular expressions, and JSX text: a `//` in them does not begin a comment. */
  const literals: [start: number, end: number][] = [];
  const add = (kind: Passage['kind'], position: number, text: string) =>
    passages.push({kind, line: tree.getLineAndCharacterOfPosition(position).line + 1, text});

  const isSpoken = (node: ts.Node): boolean => {
    for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
      if (ts.isNewExpression(parent)) return true;
      if (ts.isCallExpression(parent)) return SPOKEN_CALL.test(parent.expression.getText(tree));
      if (ts.isBlock(parent) || ts.isSourceFile(parent)) return false;
    }
    return false;
  };
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? templateText(node)
        : undefined;
    if (text !== undefined) {
      if (isMessage(text) && (!isTest(file) || isSpoken(node)))
        add('message', node.getStart(tree), text);
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      literals.push([node.getStart(tree), node.getEnd()]);
    ts.forEachChild(node, visit);
  };
  visit(tree);

  let rest = source;
  for (const [start, end] of literals)
    rest = rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end);
  // A line comment or a block comment: `// text`, `/* text */`.
  for (const {0: comment, index} of rest.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g)) {
    const text = withoutMarks(source.slice(index, index + comment.length));
    if (!DIRECTIVE.test(text)) add('comment', index, text);
  }
  return mergeLines(passages.sort((a, b) => a.line - b.line));
};

/** Extracts the matches of `pattern` as comments. */
const extractComments =
  (pattern: RegExp): Extract =>
  (_file, source) =>
    mergeLines(
      [...source.matchAll(pattern)]
        .map(({0: comment, index}) => ({
          kind: 'comment' as const,
          line: source.slice(0, index).split('\n').length,
          text: withoutMarks(comment.trim()),
        }))
        .filter(({text}) => !DIRECTIVE.test(text)),
    );

const extractMarkdown: Extract = (_file, source) => [
  {
    kind: 'markdown',
    line: 1,
    text: source
      .replace(/^---\n[\s\S]*?\n---\n/, blank)
      // A fence, indented or not: "```sh\nnpm ci\n```".
      .replace(/^([ \t]*)(```|~~~)[\s\S]*?^\1\2[ \t]*$/gm, blank)
      .replace(/<!--[\s\S]*?-->/g, blank),
  },
];

const EXTRACTORS: readonly {readonly files: RegExp; readonly extract: Extract}[] = [
  {files: /\.(?:[cm]?[jt]s|tsx)$/, extract: extractCode},
  {files: /\.css$/, extract: extractComments(/\/\*[\s\S]*?\*\//g)},
  // `# text` at the beginning of a line or after a space. A line that ends with ";" is a setting of nginx.
  {
    files: /\.(?:ya?ml|sh|py|conf|env)$|(?:^|\/)(?:Dockerfile|\.\w+rc|\.\w+ignore|\.editorconfig)$/,
    extract: extractComments(/(?<=^|\s)#[^\n'"]*(?<!;)$/gm),
  },
  {files: /\.mdx?$/, extract: extractMarkdown},
];

/**
 * Returns the passages of a file in the order of the lines. The extension of `file` decides; unknown types have none.
 * All checks of code prose begin with it.
 */
export function extractPassages(file: string, source: string): Passage[] {
  const extractor = EXTRACTORS.find(({files}) => files.test(file));
  return extractor === undefined ? [] : extractor.extract(file, source);
}
