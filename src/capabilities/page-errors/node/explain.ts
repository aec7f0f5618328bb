/** A bundler's or MDX' error as one line for a writer: file, line, what is wrong, what would be right. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {nearestName} from '../../../lib/variables';
import {remedyFor} from './remedies';
import {ownLines} from './thrown';

/** What the bundler says of an error. */
export interface BundlerError {
  readonly message: string;
  /** Absolute path of the file in which it happened, if it is known. */
  readonly file?: string;
}

const mdxRegex = /MDX compilation failed for file "([^"]+)"\nCause: ([^]*?)\nDetails:\n([^]*)/;
/** Docusaurus' own words; groups: link or image, the address, line and column. */
const brokenRegex =
  /^Markdown (link|image) with (?:empty URL|URL `([^`]*)`)[^]*? in source file .+? \((\d+:\d+)\)/;
const missingRegex = /Can't resolve '([^']+)'/;
const pageRegex = /\.mdx?$/;
/** A message that begins with its own place. */
const placedRegex = /^[\w./-]+\.\w+:\d+/;
const lineOf = (file: string, line: number): string =>
  existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '') : '';

/** The file with the most similar name in the folder that a link means. */
function nearestFile(from: string, target = '', siteDir: string): string {
  const base = target.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(from);
  const {dir, name} = path.parse(target.replace(/[?#].*/, ''));
  const folder = path.join(base, dir);
  const files = existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file)) : [];
  const nearest = nearestName(
    name,
    files.map((file) => file.name),
  );
  const file = files.find((entry) => entry.name === nearest)?.base;
  return file === undefined ? '' : `Did you mean ${path.posix.join(dir, file)}? `;
}

/** The place and the cause of an error in a page, of whichever step it is. */
function explainMdx(file: string, cause: string, details: string, siteDir: string): string {
  const short = cause.replaceAll(`${siteDir}/`, '');
  if (placedRegex.test(short)) return short;
  const [, kind, target, at] = brokenRegex.exec(short) ?? [];
  if (kind !== undefined)
    return `${path.relative(siteDir, file)}:${at}: the ${kind} ${target ?? 'without an address'} leads to no file. ${nearestFile(file, target, siteDir)}Write its path from this page, as in ./page.mdx or ./picture.png; one from static/ begins with a slash.`;
  const [line, column] = ['line', 'column'].map((key) =>
    Number(new RegExp(`^ {2}"${key}": (\\d+)`, 'm').exec(details)?.[1] ?? 1),
  );
  const place = `${path.relative(siteDir, file)}:${line}:${column}`;
  const end = short.endsWith('.') ? '' : '.';
  return `${place}: ${short}${end} ${remedyFor('mdx', `${short}\n${lineOf(file, line ?? 1)}`)}`.trim();
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
  const own = ownLines(plain);
  if (own.length > 0) return own.join('\n');
  const request = missingRegex.exec(plain)?.[1];
  if (request === undefined || file === undefined || !pageRegex.test(file)) return undefined;
  return explainMissing(file, request, siteDir);
}
