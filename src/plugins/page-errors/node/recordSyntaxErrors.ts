/** A remark plugin that records the errors of the MDX parser with file, line, and remedy. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Parser, Plugin} from 'unified';
import type {VFile} from 'vfile';
import type {PageRecords} from './pageRecord';
import {formatProblem} from './problems';
import {findRemedy} from './remedies';

export interface RecordSyntaxErrorsOptions {
  readonly siteDir: string;
  readonly records: PageRecords;
}

type VFileMessage = VFile['messages'][number];

// Not `instanceof`: the parser may come with another copy of the class.
const isParserMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && 'reason' in error && 'ruleId' in error;

/**
 * Matches the place of a tag that is not closed, which the parser gives only in its text: "Expected a closing tag for
 * `<Details>` (12:1-12:10)".
 */
const openTagRegex = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)-/;

/** Returns an error of the MDX parser as one line. */
function describeSyntaxError(
  {reason, line, column}: VFileMessage,
  {file, source}: {readonly file: string; readonly source: string},
): string {
  const [, tagLine, tagColumn] = openTagRegex.exec(reason) ?? [];
  const place = {
    line: Number(tagLine ?? line ?? 1),
    column: Number(tagColumn ?? column ?? 1),
  };
  const sourceLine = source.split('\n')[place.line - 1] ?? '';
  const sentence = reason.endsWith('.') ? reason : `${reason}.`;
  const remedy = findRemedy('mdx', `${reason}\n${sourceLine}`);
  return formatProblem({file, ...place, message: `${sentence} ${remedy}`.trim()});
}

/**
 * The remark plugin. It wraps the parser of the processor, because remark steps do not run on a page that cannot be
 * parsed. A parser error is saved in `records` and thrown again unchanged. Use the plugin in
 * `beforeDefaultRemarkPlugins`. `createPageChecks` (../index.ts) does so.
 *
 * @throws Error if the processor has no parser yet
 */
export const recordSyntaxErrors: Plugin<[RecordSyntaxErrorsOptions], string, Root> = function ({
  siteDir,
  records,
}) {
  const {parser} = this;
  if (parser === undefined)
    throw new Error('recordSyntaxErrors found no parser. Use it in beforeDefaultRemarkPlugins.');
  const parseAndRecord: Parser<Root> = (document, vfile) => {
    try {
      return parser(document, vfile) as Root;
    } catch (error) {
      if (isParserMessage(error)) {
        const file = path.relative(siteDir, vfile.path);
        const source = readFileSync(vfile.path, 'utf8');
        records.saveCompileError(vfile.path, describeSyntaxError(error, {file, source}));
      }
      throw error;
    }
  };
  this.parser = parseAndRecord;
};
