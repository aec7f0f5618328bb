/** Prism on the build machine: code to lines of coloured pieces. */
import Prism, {type Token, type TokenStream} from 'prismjs';
import components from 'prismjs/components.json';
import loadLanguages from 'prismjs/components/index';
import {readYaml} from '../../../lib/readYaml';

/** A piece of one line with one colour; `role` is empty for plain text. */
export interface Piece {
  readonly role: string;
  readonly text: string;
}

/** prism.yaml says what each is. */
const {aliases, plain, roles} = readYaml<{
  readonly aliases: Readonly<Record<string, string>>;
  readonly plain: readonly string[];
  readonly roles: Readonly<Record<string, readonly string[]>>;
}>(__dirname, 'prism.yaml');
const roleOfToken = new Map(
  Object.entries(roles).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);
/** Tokens inside a string that are code again. */
const RESETS = new Set(['interpolation']);

loadLanguages.silent = true;
// Loaded first: the http grammar looks for those of its bodies while it is defined.
loadLanguages(['json', 'markup', 'javascript']);

/** Whether a fence may name this language. */
export function isKnownLanguage(language: string): boolean {
  return plain.includes(language) || grammarOf(language) !== undefined;
}

/** Every name that a fence may have, to suggest the nearest. */
export function languageNames(): string[] {
  const {meta: _meta, ...languages} = components.languages;
  const entries = Object.entries<{
    readonly title: string;
    readonly alias?: string | readonly string[];
  }>(languages);
  const names = entries.flatMap(([name, {alias = []}]) => [name, ...[alias].flat()]);
  return [...names, ...Object.keys(aliases), 'text'];
}

function grammarOf(language: string): Prism.Grammar | undefined {
  const name = aliases[language] ?? language;
  if (!Object.hasOwn(Prism.languages, name)) loadLanguages(name);
  const grammar: unknown = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  // Prism keeps helpers such as `extend` in the same object.
  return typeof grammar === 'object' ? (grammar as Prism.Grammar) : undefined;
}

function roleOf(token: Token, inherited: string): string {
  const types = [token.type, ...(Array.isArray(token.alias) ? token.alias : [token.alias])];
  if (RESETS.has(token.type)) return '';
  for (const type of types) {
    const role = type === undefined ? undefined : roleOfToken.get(type);
    if (role !== undefined) return role;
  }
  return inherited;
}

/** A raw string that holds a JSON object or array with a key: the body of a request in a shell or in Go. */
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

/** The lines of the code, each as pieces; neighbours of one colour are one piece. Code in a language that is not known is plain. */
export function tokenize(code: string, language: string): Piece[][] {
  const grammar = plain.includes(language) ? undefined : grammarOf(language);
  const stream = grammar === undefined ? code : Prism.tokenize(code, grammar);
  const lines: Piece[][] = [[]];
  for (const {role, text} of flatten(stream, '')) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part === '') continue;
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      // A space has no colour: it may join the piece before it.
      if (last !== undefined && (last.role === role || part.trim() === '')) {
        line[line.length - 1] = {role: last.role, text: last.text + part};
      } else line.push({role, text: part});
    }
  }
  return lines;
}
