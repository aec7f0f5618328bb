/** The check as a whole: findings of all files, compared, exceptions taken out. */
import type {ProsePage} from '../lib/pages';
import {ALLOW_FILE, covers, type Allow, type Intended, type Outside} from './allow';
import {judgeCall, judgeStatus, nameOf} from './judge';
import type {ApiOperation} from './operations';
import {readPage} from './page';
import type {Finding, Problem} from './types';

export interface CheckResult {
  readonly problems: readonly Problem[];
  /** Every finding with its file, for `--list`. */
  readonly findings: readonly {readonly file: string; readonly finding: Finding}[];
}

/** What a finding is about, in the words of the allow file. */
export function subjectOf(finding: Finding): string {
  return finding.kind === 'call' ? nameOf(finding) : `status ${finding.status}`;
}

/** Compares every file with the specifications. An exception that nothing uses is a problem too. */
export function check(
  pages: readonly ProsePage[],
  operations: readonly ApiOperation[],
  allow: Allow,
): CheckResult {
  const used = new Set<Outside | Intended>();
  /** Whether an exception covers a problem; it then counts as used. */
  const isExcepted = <Entry extends Outside | Intended>(
    entries: readonly Entry[],
    isCovered: (entry: Entry) => boolean,
  ): boolean => {
    const entry = entries.find(isCovered);
    if (entry) used.add(entry);
    return entry !== undefined;
  };
  const messagesOf = (finding: Finding): string[] => {
    if (finding.kind === 'status') return judgeStatus(operations, finding);
    const isOutside = isExcepted(allow.outside, (entry) => covers(entry, finding));
    return isOutside ? [] : judgeCall(operations, finding);
  };

  const findings = pages.flatMap((page) =>
    readPage(page).map((finding) => ({file: page.file, finding})),
  );
  const problems = findings.flatMap(({file, finding}): Problem[] => {
    const call = subjectOf(finding);
    const isIntended = (message: string): boolean =>
      isExcepted(
        allow.intended,
        (entry) => entry.file === file && entry.call === call && message.includes(entry.problem),
      );
    return messagesOf(finding)
      .filter((message) => !isIntended(message))
      .map((message) => ({file, line: finding.line, message: `${call}: ${message}`}));
  });
  const places = [
    ...allow.outside.filter((entry) => !used.has(entry)).map(({call}) => call),
    ...allow.intended.filter((entry) => !used.has(entry)).map(({file, call}) => `${file}, ${call}`),
  ];
  const unused = places.map((place) => ({
    file: ALLOW_FILE,
    line: 1,
    message: `nothing uses the entry ${place}; remove it`,
  }));
  return {problems: [...problems, ...unused], findings};
}
