/**
 * Splits a shell script into commands and words, as far as curl calls need it: quotes, escapes,
 * comments, here-documents, variables that the script itself sets. What a command prints is a hole.
 */
import {HOLE} from '../holes';

/** One simple command. */
export interface Command {
  /** Line of its first word, from 0. */
  readonly line: number;
  readonly words: readonly string[];
  /** The here-document on its standard input. */
  readonly input: string | undefined;
}

const operatorRegex = /^(?:&&|\|\||;;|[;|&(){}])/;
const redirectionRegex = /^\d*(?:>>?|<)&?\s*/;
const hereDocumentRegex = /^<<-?\s*(['"]?)(\w+)\1/;
const variableRegex = /^\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/;
const assignmentRegex = /^(\w+)=(.*)$/s;

/** Reads one script; make a new one for each. */
class Reader {
  private at = 0;
  private line = 0;
  private words: string[] = [];
  private wordLine: number | undefined;
  private word: string | undefined;
  private input: string | undefined;
  private waiting: {delimiter: string; isQuoted: boolean} | undefined;
  readonly commands: Command[] = [];

  constructor(
    private readonly text: string,
    private readonly variables: Map<string, string>,
    firstLine: number,
  ) {
    this.line = firstLine;
  }

  read(): Command[] {
    while (this.at < this.text.length) this.step();
    this.endCommand();
    return this.commands;
  }

  private get rest(): string {
    return this.text.slice(this.at);
  }

  /** Moves on by `length` characters and counts their lines. */
  private take(length: number): string {
    const taken = this.text.slice(this.at, this.at + length);
    this.at += length;
    this.line += taken.split('\n').length - 1;
    return taken;
  }

  private append(text: string): void {
    this.wordLine ??= this.line;
    this.word = (this.word ?? '') + text;
  }

  private endWord(): void {
    if (this.word === undefined) return;
    const assignment = this.words.length === 0 ? assignmentRegex.exec(this.word) : null;
    if (assignment) this.variables.set(assignment[1] ?? '', assignment[2] ?? '');
    else this.words.push(this.word);
    this.word = undefined;
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length > 0) {
      this.commands.push({line: this.wordLine ?? this.line, words: this.words, input: this.input});
    }
    this.words = [];
    this.wordLine = undefined;
    this.input = undefined;
  }

  private step(): void {
    const {rest} = this;
    const character = rest[0] ?? '';
    const hereDocument = hereDocumentRegex.exec(rest);
    const redirection = redirectionRegex.exec(rest);
    if (rest.startsWith('\\\n')) this.take(2);
    else if (character === '\\') this.append(this.take(2).slice(1));
    else if (character === "'") this.singleQuotes();
    else if (character === '"') this.doubleQuotes();
    else if (character === '#' && this.word === undefined)
      this.take((/^.*/.exec(rest) ?? [''])[0].length);
    else if (character === '$' || character === '`') this.append(this.expansion());
    else if (hereDocument) {
      this.waiting = {delimiter: hereDocument[2] ?? '', isQuoted: hereDocument[1] !== ''};
      this.take(hereDocument[0].length);
    } else if (redirection && this.word === undefined) this.take(redirection[0].length);
    else if (character === '\n') this.newLine();
    else if (/\s/.test(character)) {
      this.endWord();
      this.take(1);
    } else this.operatorOrText(rest);
  }

  private operatorOrText(rest: string): void {
    const operator = operatorRegex.exec(rest)?.[0];
    // Braces and parentheses group commands only at the start of a word.
    const isGroup = operator !== undefined && /^[{}()]$/.test(operator);
    if (operator === undefined || (isGroup && this.word !== undefined)) this.append(this.take(1));
    else {
      this.endCommand();
      this.take(operator.length);
    }
  }

  private newLine(): void {
    this.endWord();
    if (this.waiting !== undefined) this.input = this.hereDocument(this.waiting);
    else this.take(1);
    this.endCommand();
  }

  private hereDocument({delimiter, isQuoted}: {delimiter: string; isQuoted: boolean}): string {
    this.waiting = undefined;
    this.wordLine ??= this.line;
    this.take(1);
    const end = new RegExp(`^\\t*${delimiter}$`, 'm').exec(this.rest);
    const body = this.take(end?.index ?? this.rest.length);
    this.take(end?.[0].length ?? 0);
    return isQuoted ? body : this.expand(body);
  }

  private singleQuotes(): void {
    const end = this.text.indexOf("'", this.at + 1);
    const quoted = this.take((end < 0 ? this.text.length : end) - this.at + 1);
    this.append(quoted.slice(1, -1));
  }

  private doubleQuotes(): void {
    this.append('');
    this.take(1);
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      const {rest} = this;
      if (/^\\[$`"\\]/.test(rest)) this.append(this.take(2).slice(1));
      else if (rest.startsWith('\\\n')) this.take(2);
      else if (/^[$`]/.test(rest)) this.append(this.expansion());
      else this.append(this.take(1));
    }
    this.take(1);
  }

  /** Expands a text as double quotes would, for here-documents. */
  private expand(text: string): string {
    const reader = new Reader(`"${text.replaceAll('"', '\\"')}"`, this.variables, 0);
    reader.doubleQuotes();
    return reader.word ?? '';
  }

  /** `$NAME`, `${NAME:-default}`, `$(command)` or backticks; the command is read for its own calls. */
  private expansion(): string {
    const {rest} = this;
    const variable = variableRegex.exec(rest);
    if (variable) {
      this.take(variable[0].length);
      const [, braced, fallback, bare] = variable;
      return this.variables.get(braced ?? bare ?? '') ?? fallback ?? HOLE;
    }
    const isBackquoted = rest.startsWith('`');
    if (!isBackquoted && !rest.startsWith('$(')) return this.take(1);
    const length = isBackquoted ? rest.indexOf('`', 1) + 1 : closingParenthesis(rest) + 1;
    const {line} = this;
    const inside = this.take(Math.max(length, 1)).replace(/^(?:`|\$\()|[`)]$/g, '');
    this.commands.push(...new Reader(inside, this.variables, line).read());
    return HOLE;
  }
}

/** Index of the parenthesis that closes the first one, quotes left aside. */
function closingParenthesis(text: string): number {
  let depth = 0;
  for (const {0: token, index} of text.matchAll(/'[^']*'|"(?:\\.|[^"\\])*"|[()]/gs)) {
    if (token === '(') depth++;
    else if (token === ')' && --depth === 0) return index;
  }
  return text.length - 1;
}

/** The commands of a script, those of `$(…)` before the command that uses them. */
export function readCommands(text: string): Command[] {
  return new Reader(text, new Map(), 0).read();
}
