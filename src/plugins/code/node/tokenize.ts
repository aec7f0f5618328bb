/**
 * Splits code into colored pieces with Prism at build time. `render.ts` makes HTML of them. For the remark step
 * (../index.ts), which checks languages here as well; the API reference only asks whether a language is known.
 */
import Prism, {type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import components from 'prismjs/components.json';
import {colorRoles, languageAliases, plainLanguages} from './prismSettings';

/** A part of a line with one color. `role` is a key of `colorRoles`, or empty for plain text. */
export interface Piece {
  readonly role: string;
  readonly text: string;
}

const roleOfToken = new Map(
  Object.entries(colorRoles).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);
const aliases: ReadonlyMap<string, string> = new Map(Object.entries(languageAliases));

/** Tokens inside a string that contain code. */
const CODE_TOKENS = new Set(['interpolation']);

loadLanguages.silent = true;
// Loaded first, because the http grammar looks for the grammars of message bodies while it is loaded.
loadLanguages(['json', 'markup', 'javascript']);

/** Returns whether Prism highlights a language (in lower case), or whether it is one without highlighting, such as `text`. */
export function isKnownLanguage(language: string): boolean {
  return plainLanguages.includes(language) || grammarOf(language) !== undefined;
}

/** Returns the names to suggest for an unknown language: all that Prism highlights, their aliases, and `text`. */
export function languageNames(): string[] {
  const {meta: _meta, ...languages} = components.languages;
  const entries = Object.entries<{
    readonly title: string;
    readonly alias?: string | readonly string[];
  }>(languages);
  const names = entries.flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]);
  return [...names, ...aliases.keys(), 'text'];
}

function grammarOf(language: string): Prism.Grammar | undefined {
  const name = aliases.get(language) ?? language;
  if (!Object.hasOwn(Prism.languages, name)) loadLanguages(name);
  const grammar: unknown = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // The same object contains functions of Prism, for example `extend`.
  return typeof grammar === 'object' ? (grammar as Prism.Grammar) : undefined;
}

function roleOf(token: Token, inherited: string): string {
  const types = [token.type, ...(Array.isArray(token.alias) ? token.alias : [token.alias])];
  if (CODE_TOKENS.has(token.type)) return '';
  for (const type of types) {
    const role = type === undefined ? undefined : roleOfToken.get(type);
    if (role !== undefined) return role;
  }
  return inherited;
}

/** Matches a string that contains a JSON object or array, for example the request body in `curl -d '{"a": 1}'`. */
const jsonBodyRegex = /^(['`])(\s*[[{][^]*":[^]*[\]}]\s*)\1$/;

function* flatten(stream: TokenStream, inherited: string): Generator<Piece> {
  if (typeof stream === 'string') {
    const [, quote, body] = (inherited === 's' && jsonBodyRegex.exec(stream)) || [];
    const json = Prism.languages['json'];
    if (quote === undefined || body === undefined || json === undefined) {
      yield {role: inherited, text: stream};
      return;
    }
    yield {role: inherited, text: quote};
    yield* flatten(Prism.tokenize(body, json), '');
    yield {role: inherited, text: quote};
  } else if (Array.isArray(stream)) for (const part of stream) yield* flatten(part, inherited);
  else yield* flatten(stream.content, roleOf(stream, inherited));
}

/**
 * Splits code into lines, and each line into pieces of one color; empty lines have none. Unknown languages stay plain.
 *
 * @param language in lower case
 */
export function tokenize(code: string, language: string): Piece[][] {
  const grammar = plainLanguages.includes(language) ? undefined : grammarOf(language);
  const stream = grammar === undefined ? code : Prism.tokenize(code, grammar);
  const lines: Piece[][] = [[]];
  for (const {role, text} of flatten(stream, '')) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part === '') continue;
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      // Whitespace has no color, so it can be part of the previous piece.
      if (last !== undefined && (last.role === role || part.trim() === '')) {
        line[line.length - 1] = {role: last.role, text: last.text + part};
      } else line.push({role, text: part});
    }
  }
  return lines;
}
