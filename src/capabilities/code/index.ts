/**
 * Build step for code: every fence of a page is highlighted here and handed to the `Code` component as
 * one HTML string. The browser gets no highlighter (see README.md beside this file).
 */
import logger from '@docusaurus/logger';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {placeOf} from '../../lib/place';
import {nearestName} from '../../lib/variables';
import {walk} from '../../lib/walk';
import {readMagicComments} from './node/magicComments';
import {KNOWN, parseMeta} from './node/meta';
import {readSample} from './node/regions';
import {renderLines, type LineMark} from './node/render';
import {isKnownLanguage, languageNames, tokenize} from './node/tokenize';

export {codeFilesPlugin, sampleFiles} from './node/files';
export {parseMeta} from './node/meta';
export {readSample} from './node/regions';
export {isKnownLanguage};

export interface CodeOptions {
  readonly siteDir: string;
}

/** Takes what a writer should know of a fence that is shown all the same. */
type Warn = (problem: string) => void;

/** What the `Code` component gets. */
export interface CodeProps {
  /** Trusted HTML, whose text is the code. */
  readonly html: string;
  readonly language?: string;
  readonly title?: string;
  /** Path below the site's root of the whole sample file, served as text. */
  readonly source?: string;
  /** Number of the first line, where lines have numbers; a string in the page. */
  readonly numbered?: number | string;
  /** The file began in a block above, on the same page. */
  readonly continued?: boolean;
}

/** The path under which a sample file is served as plain text. */
const sampleUrl = (file: string): string => `/${file}.txt`;

function checkLanguage(language: string, warn: Warn): void {
  if (isKnownLanguage(language)) return;
  const nearest = nearestName(language, languageNames());
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  warn(
    `the language "${language}" is not known, so the code has no colors.${hint} For none without this warning write "text".`,
  );
}

/** Marks of a block: those of its meta over those of its magic comments. */
function allMarks(lines: ReadonlySet<number>, marks: ReadonlyMap<number, LineMark>, count: number) {
  const last = Math.max(0, ...lines);
  if (last > count)
    throw new Error(`line ${last} is to be highlighted, but there are only ${count}.`);
  return new Map([...marks, ...[...lines].map((line) => [line, 'highlight'] as const)]);
}

/** Highlights one fence. Errors and warnings have no place yet. */
export function highlightFence(
  {language: written, meta: metaText, value}: {language: string; meta: string; value: string},
  {siteDir}: CodeOptions,
  warn: Warn,
): CodeProps {
  const language = written.toLowerCase();
  checkLanguage(language, warn);
  const meta = parseMeta(metaText);
  for (const word of meta.ignored)
    warn(`"${word}" means nothing here and is left out. A fence takes ${KNOWN}.`);
  if (meta.file !== undefined && value.trim() !== '') {
    throw new Error(`a fence with file=${meta.file.path} is to be empty: its code is in the file.`);
  }
  const source = meta.file === undefined ? value : readSample(siteDir, meta.file);
  const {code, marks} = readMagicComments(source, language);
  const lines = tokenize(code, language);
  const region = meta.file?.region !== undefined ? meta.file.path : undefined;
  return {
    html: renderLines(lines, {
      marks: allMarks(meta.lines, marks, lines.length),
      numbered: meta.numbered !== undefined,
    }),
    language: language === '' ? undefined : language,
    title: meta.title ?? region?.split('/').at(-1),
    source: region === undefined ? undefined : sampleUrl(region),
    numbered: meta.numbered,
  };
}

/** Whether the last line of a block ends it; one without an end takes the rest of the page. */
function isClosed({position}: Code, text: string): boolean {
  const source = text.slice(position?.start.offset, position?.end.offset);
  return !/^(?:```|~~~)/.test(source) || /\n[ \t>]*(?:```+|~~~+)[ \t]*$/.test(source);
}

/** A title that names a file: `upload.ts`. Others, such as `Output`, may stand over several blocks. */
const fileTitleRegex = /^\S+\.\w+$/;

/** The remark step. Mermaid's fences are no code by now: Docusaurus turned them into diagrams before. */
export const codeStep: Plugin<[CodeOptions], Root> = (options) => (tree, file) => {
  const begun = new Set<string>();
  walk(tree, (node, index, parent) => {
    if (node.type !== 'code') return;
    const warn = (problem: string) => logger.warn(`${placeOf(file, node)}: ${problem}`);
    try {
      if (!isClosed(node, String(file)))
        warn('the fence that begins here has no end: close it with a line of ```.');
      const fence = {language: node.lang ?? '', meta: node.meta ?? '', value: node.value};
      const props = highlightFence(fence, options, warn);
      const named = fileTitleRegex.exec(props.title ?? '')?.[0];
      const continued = named !== undefined && begun.has(named);
      if (named !== undefined) begun.add(named);
      // A paragraph that becomes another element: so the text of a property keeps its line breaks.
      const data = {hName: 'Code', hProperties: {...props, continued}};
      parent.children[index] = {type: 'paragraph', data, children: []};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${placeOf(file, node)}: ${message}`, {cause: error});
    }
  });
};
