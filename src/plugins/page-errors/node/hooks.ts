/** The hooks of `markdown` in the configuration: they check the text and the front matter of each page. */
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {splitPage} from '../../../lib/splitPage';
import type {FirstLoad} from './firstLoad';
import {checkFrontMatter, type FrontMatterSchema} from './frontMatter';
import {missingFileHooks} from './missingFiles';
import type {PageRecords} from './pageRecord';
import {formatProblem, PageError} from './problems';
import {findRemedy} from './remedies';

/** Decoders write this character in place of a byte that is not UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD';

interface YamlError extends Error {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && 'reason' in error && 'mark' in error;

/** Returns the number of the first line of the front matter that begins with a tab. */
function findTabLine(text: string): number | undefined {
  const [frontMatter] = splitPage(text);
  const index = frontMatter.split('\n').findIndex((line) => line.startsWith('\t'));
  return index === -1 ? undefined : index + 1;
}

export interface MarkdownHooksOptions {
  readonly siteDir: string;
  readonly records: PageRecords;
  /** Changes the text of a page before it is parsed. Throws an error whose lines have file and line. */
  readonly prepare: (text: string, file: string) => string;
  /** Docusaurus' schema of front matter. */
  readonly schema: FrontMatterSchema;
  readonly firstLoad: FirstLoad;
}

type Hooks = Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter' | 'hooks'>>;

/**
 * Creates the hooks, for `createPageChecks` (../index.ts). Docusaurus calls `parseFrontMatter` when it loads a page and
 * `preprocessor` when it compiles one. Both throw an error whose message has file, line, and remedy, and save it in
 * `records`. During the first load, `parseFrontMatter` adds the message to `firstLoad` instead of throwing.
 */
export function createMarkdownHooks(options: MarkdownHooksOptions): Hooks {
  const {siteDir, records, prepare, schema, firstLoad} = options;

  /** Errors by the text of a page. The default parser caches failed texts too, and would not fail a second time. */
  const parseErrors = new Map<string, Error>();

  const checkAndPrepare = (file: string, text: string): string => {
    const badByte = text.indexOf(REPLACEMENT_CHARACTER);
    if (badByte !== -1) {
      const line = text.slice(0, badByte).split('\n').length;
      const message = 'The file is not UTF-8. Save it with that encoding.';
      throw new PageError([formatProblem({file, line, message})]);
    }
    // Docusaurus would show this front matter as text.
    if (/^\s*\n---\n[\w-]+:/.test(text)) {
      const message = 'Front matter must begin on the first line. Delete everything above it.';
      throw new PageError([formatProblem({file, line: 1, message})]);
    }
    return prepare(text, file);
  };

  const describe = (error: unknown, file: string, text: string): string => {
    if (!isYamlError(error)) return error instanceof Error ? error.message : String(error);
    const tabLine = findTabLine(text);
    // The parser reports a tab in many ways, most of them at another place.
    if (tabLine !== undefined) {
      const message = 'front matter: a tab begins this line. Indent with spaces.';
      return formatProblem({file, line: tabLine, column: 1, message});
    }
    const message = `front matter: ${error.reason}. ${findRemedy('yaml', error.reason)}`;
    const {line, column} = error.mark;
    return formatProblem({file, line: line + 1, column: column + 1, message});
  };

  /**
   * Prepares the text of a page whose front matter is about to be read. A mistake below it does not throw: Docusaurus
   * would call it a mistake in front matter. The preprocessor reports it.
   */
  const prepareFrontMatter = (file: string, text: string): string => {
    try {
      return checkAndPrepare(file, text);
    } catch (error) {
      const [frontMatter, body] = splitPage(text);
      const prepared = checkAndPrepare(file, frontMatter);
      if (!firstLoad.isOver) firstLoad.add(describe(error, file, text));
      return prepared + body;
    }
  };

  return {
    hooks: missingFileHooks ?? {},
    preprocessor: ({filePath, fileContent}) => {
      try {
        return checkAndPrepare(path.relative(siteDir, filePath), fileContent);
      } catch (error) {
        const file = path.relative(siteDir, filePath);
        records.saveCompileError(filePath, describe(error, file, fileContent));
        throw error;
      }
    },
    async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
      const file = path.relative(siteDir, filePath);
      try {
        const text = prepareFrontMatter(file, fileContent);
        const earlierError = parseErrors.get(text);
        if (earlierError !== undefined) throw earlierError;
        const parsed = await defaultParseFrontMatter({filePath, fileContent: text}).catch(
          (error: Error) => {
            parseErrors.set(text, error);
            throw error;
          },
        );
        checkFrontMatter(parsed.frontMatter, {text, file, schema});
        return parsed;
      } catch (error) {
        const message = describe(error, file, fileContent);
        records.saveCompileError(filePath, message);
        if (firstLoad.isOver) throw new PageError([message], {cause: error});
        // An empty page takes the place of the wrong one, so that all other pages are checked as well.
        firstLoad.add(message);
        return {frontMatter: {}, content: ''};
      }
    },
  };
}
