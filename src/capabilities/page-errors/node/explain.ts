/** A bundler's or MDX' error as one line for a writer: file, line, what is wrong, what would be right. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** What the bundler says of an error. */
export interface BundlerError {
  readonly message: string;
  /** Absolute path of the file in which it happened, if it is known. */
  readonly file?: string;
}

const mdxRegex = /MDX compilation failed for file "([^"]+)"\nCause: ([^]*?)\nDetails:\n([^]*)/;
/** Docusaurus' own words; group 1 is link or image, group 2 the address. */
const brokenRegex = /^Markdown (link|image) with (?:empty URL|URL `([^`]*)`)/;
const missingRegex = /Can't resolve '([^']+)'/;
const pageRegex = /\.mdx?$/;
/** A message that begins with its own place. */
const placedRegex = /^[\w./-]+\.\w+:\d+/;
/** The id of a heading as other versions of Docusaurus write it; group 1 is the id. */
const headingIdRegex = /^#{1,6} .*\{#([\w-]+)\}\s*$/;

function remedyFor(cause: string, line: string): string {
  const id = headingIdRegex.exec(line)?.[1];
  if (id !== undefined) return `The id of a heading is written {/* #${id} */}.`;
  // MDX says it itself.
  if (cause.includes('(note:')) return '';
  if (cause.includes('import/exports'))
    return 'A line that begins with import or export is JavaScript, up to the next blank line.';
  if (/closing (?:tag|slash)/.test(cause))
    return 'Close each tag in the block that opens it, one without content as in <br />; write \\< for a sign that is text.';
  if (cause.includes('before attribute value'))
    return 'Put the value of an attribute into quotes, or JavaScript into braces.';
  if (/acorn|expression/.test(cause))
    return 'A brace begins JavaScript: write \\{ for one that is text, or put it into `code`.';
  if (cause.includes('Unexpected character'))
    return 'A < begins a component: write \\< for one that is text, or put it into `code`.';
  return '';
}

/** What would be right where YAML cannot be read. */
export function yamlRemedy(reason: string): string {
  if (reason.startsWith('duplicated')) return 'Keep one of the two.';
  if (reason.includes('multiline key')) return 'End the front matter with a line of ---.';
  if (reason.includes('document separator')) return 'Begin its lines without a tab.';
  return 'Put a value that holds ": " or begins with a sign into quotes.';
}

const lineOf = (file: string, line: number): string =>
  existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '') : '';

/** The place and the cause of an error in a page, of whichever step it is. */
function explainMdx(file: string, cause: string, details: string, siteDir: string): string {
  const short = cause.replaceAll(`${siteDir}/`, '');
  if (placedRegex.test(short)) return short;
  const [line, column] = ['line', 'column'].map((key) =>
    Number(new RegExp(`^ {2}"${key}": (\\d+)`, 'm').exec(details)?.[1] ?? 1),
  );
  const place = `${path.relative(siteDir, file)}:${line}:${column}`;
  const [, kind, target] = brokenRegex.exec(short) ?? [];
  if (kind !== undefined)
    return `${place}: the ${kind} ${target ?? 'without an address'} leads to no file. Write its path from this page, as in ./page.mdx or ./picture.png; one from static/ begins with a slash.`;
  const end = short.endsWith('.') ? '' : '.';
  return `${place}: ${short}${end} ${remedyFor(short, lineOf(file, line ?? 1))}`.trim();
}

function explainMissing(file: string, request: string, siteDir: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(request));
  const place = `${path.relative(siteDir, file)}:${index + 1}`;
  return `${place}: there is no ${request} to import. A path from this file begins with ./ or ../, one from the root of the site with @site/.`;
}

/** The line for a writer; undefined for an error that is no page's. */
export function explain({message, file}: BundlerError, siteDir: string): string | undefined {
  // Rspack draws a frame around the text of a loader.
  const plain = stripVTControlCharacters(message).replace(/^[ \t]*│ ?/gm, '');
  const [, page, cause, details] = mdxRegex.exec(plain) ?? [];
  if (page !== undefined && cause !== undefined && details !== undefined)
    return explainMdx(page, cause, details, siteDir);
  const request = missingRegex.exec(plain)?.[1];
  if (request === undefined || file === undefined || !pageRegex.test(file)) return undefined;
  return explainMissing(file, request, siteDir);
}
