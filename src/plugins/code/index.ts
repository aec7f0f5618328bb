/**
 * The build-time entry: a remark step highlights the code blocks of a page and passes each to the `Code` component as
 * one HTML string, so that the browser needs no highlighter (README.md).
 */
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../../lib/nearestName';
import {addError, addWarning, addWarningOnce} from '../../lib/pageMessages';
import type {} from '../../lib/renderedIds';
import {readMagicComments} from './node/magicComments';
import {KNOWN_SETTINGS, parseMeta} from './node/meta';
import {readSample} from './node/regions';
import {isNoteLink, noteIds, renderLines, withoutNoteIds, type LineMark} from './node/render';
import {isKnownLanguage, languageNames, tokenize} from './node/tokenize';
import type {CodeProps} from './shared';

export {codeFilesPlugin, codeStaticDir, sampleFiles} from './node/files';
export {parseMeta} from './node/meta';
export {readSample} from './node/regions';
export {isKnownLanguage};

export interface CodeOptions {
  readonly siteDir: string;
}

/** Reports a problem of a code block that is shown nevertheless. */
type Warn = (problem: string) => void;

/** Returns the address of a sample file as text, below the base path. */
const sampleUrl = (file: string): string => `/${file}.txt`;

function checkLanguage(language: string, warn: Warn): void {
  if (isKnownLanguage(language)) return;
  const hint = didYouMean(language, languageNames());
  warn(
    `The language "${language}" is unknown, so the code has no colors.${hint} For plain code, write "text".`,
  );
}

/** Combines the marks of a code block. The lines in its settings take precedence over its magic comments. */
function allMarks(lines: ReadonlySet<number>, marks: ReadonlyMap<number, LineMark>) {
  return new Map([...marks, ...[...lines].map((line) => [line, 'highlight'] as const)]);
}

/** Warns about line numbers beyond the end of the code. */
function checkLines(lines: ReadonlySet<number>, count: number, warn: Warn): void {
  const last = Math.max(0, ...lines);
  if (last <= count) return;
  warn(
    `Line ${last} cannot be highlighted, because the code has only ${count}. Write line numbers up to ${count}.`,
  );
}

/**
 * Highlights a code block, or the part of a sample file that its settings name. Problems that do not prevent this go to
 * `warn`, or to `warnOnce` if they would be repeated for many blocks.
 *
 * @throws Error without a place for a missing or wrong file or region; the caller adds the place
 */
export function highlightFence(
  {language: written, meta: metaText, value}: {language: string; meta: string; value: string},
  {siteDir}: CodeOptions,
  {warn, warnOnce}: {readonly warn: Warn; readonly warnOnce: Warn},
): CodeProps {
  const language = written.toLowerCase();
  checkLanguage(language, warn);
  const meta = parseMeta(metaText);
  for (const word of meta.ignored)
    warnOnce(
      `The setting "${word}" is unknown and ignored. The settings of a code block are ${KNOWN_SETTINGS}.`,
    );
  if (meta.file !== undefined && value.trim() !== '') {
    throw new Error(
      `A code block with file=${meta.file.path} must be empty, because its code comes from the file.`,
    );
  }
  const source = meta.file === undefined ? value : readSample(siteDir, meta.file);
  const {code, marks, problems} = readMagicComments(source, language);
  for (const problem of [...meta.problems, ...problems]) warn(problem);
  const lines = tokenize(code, language);
  checkLines(meta.lines, lines.length, warn);
  const regionFile = meta.file?.region === undefined ? undefined : meta.file.path;
  return {
    html: renderLines(lines, {
      marks: allMarks(meta.lines, marks),
      numbered: meta.numbered !== undefined,
      isCommand: language === 'bash' || language === 'sh',
    }),
    language: language === '' ? undefined : language,
    title: meta.title ?? regionFile?.split('/').at(-1),
    source: regionFile === undefined ? undefined : sampleUrl(regionFile),
    numbered: meta.numbered,
    continued: meta.continued,
  };
}

/** Returns whether a code block is closed. Otherwise it contains the rest of the page. */
function isClosed({position}: Code, text: string): boolean {
  const source = text.slice(position?.start.offset, position?.end.offset);
  return !/^(?:```|~~~)/.test(source) || /\n[ \t>]*(?:```+|~~~+)[ \t]*$/.test(source);
}

/**
 * The remark step. It replaces each code block by a `Code` component, and adds errors and warnings with their places to
 * the messages of the page. Docusaurus has already replaced Mermaid code blocks with diagrams. docusaurus.markdown.ts
 * adds it to the steps of all pages.
 */
export const codeStep: Plugin<[CodeOptions], Root> = (options) => (tree, file) => {
  const shownSamples = new Set<string>();
  let hasNotes = false;
  visit(tree, (node, index, parent) => {
    // Markdown copies leave these links out, because their code blocks have no ids.
    if (node.type === 'link' && isNoteLink(node.url))
      node.data = {...node.data, hProperties: {className: ['screen-only']}};
    if (node.type !== 'code' || parent === undefined || index === undefined) return;
    const warn = (problem: string) => addWarning(file, problem, node);
    // Pages of other projects may have a setting of their tools in hundreds of code blocks.
    const warnOnce = (problem: string) => addWarningOnce(file, problem, node);
    try {
      if (!isClosed(node, String(file)))
        warn('This code block is not closed. Close it with a line ```.');
      const fence = {language: node.lang ?? '', meta: node.meta ?? '', value: node.value};
      const props = highlightFence(fence, options, {warn, warnOnce});
      const notes = noteIds(props.html);
      if (notes.length > 0 && hasNotes)
        warn(
          'Only the first code block with line numbers and numbered comments has links to its comments. Remove showLineNumbers from one of them.',
        );
      const html = hasNotes ? withoutNoteIds(props.html) : props.html;
      const renderedIds = hasNotes ? [] : notes;
      hasNotes ||= notes.length > 0;
      // Two regions of one sample are parts of one file. Two blocks with one title may be two states of a file.
      const continued = props.continued || shownSamples.has(props.source ?? '');
      if (props.source !== undefined) shownSamples.add(props.source);
      // A paragraph that becomes a component keeps the line breaks in its properties.
      const data = {hName: 'Code', hProperties: {...props, html, continued}, renderedIds};
      parent.children[index] = {type: 'paragraph', data, children: []};
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      addError(file, message, node);
    }
  });
};
