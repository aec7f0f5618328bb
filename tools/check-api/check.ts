/** The check as a whole: findings of all files, compared, exceptions taken out. */
import type {ProsePage} from '../lib/pages';
import {ALLOW_FILE, type Exception} from './allow';
import {matchesPath, mayMean, nearestOperation, type ApiOperation} from './operations';
import {readPage} from './page';
import type {Call, Finding, Mention, StatusClaim} from './prose';

/** Something wrong, at a place. */
interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A call as it is printed and as it stands in the allow file. */
function nameOf({method, path}: {method: string | undefined; path: string}): string {
  return method === undefined ? path : `${method} ${path}`;
}

/** What is wrong with a call; undefined when it agrees with the specifications. */
function judgeCall(operations: readonly ApiOperation[], call: Call): string | undefined {
  if (operations.some((each) => mayMean(each, call))) return undefined;
  const samePath = operations.filter(({path}) => matchesPath(path, call.path));
  if (samePath.length > 0) {
    const methods = samePath.map(({method}) => method).join(', ');
    return `no such operation; this path has ${methods}`;
  }
  const nearest = nearestOperation(operations, call);
  return `no such operation; nearest: ${nearest ? nameOf(nearest) : 'none'}`;
}

function meant(operations: readonly ApiOperation[], mention: Mention): ApiOperation[] {
  return 'slug' in mention
    ? operations.filter(({segment, slug}) => segment === mention.segment && slug === mention.slug)
    : operations.filter((operation) => mayMean(operation, mention));
}

/** What is wrong with a status code in prose: none of the operations named near it declares it. */
function judgeStatus(operations: readonly ApiOperation[], claim: StatusClaim): string | undefined {
  const named = claim.mentions.map((mention) => meant(operations, mention));
  // A call outside the specifications may answer what it likes; the allow file knows it.
  if (named.some((group) => group.length === 0)) return undefined;
  const all = [...new Set(named.flat())];
  const declared = all.flatMap(({statuses}) => statuses.map((status) => status.toUpperCase()));
  const digits = String(claim.status);
  if ([digits, `${digits[0]}XX`, 'DEFAULT'].some((status) => declared.includes(status)))
    return undefined;
  const known = all.map((each) => `${nameOf(each)} has ${each.statuses.join(', ')}`);
  return `not declared; ${known.join('; ')}`;
}

/** What a finding is about, in the words of the allow file. */
export function subjectOf(finding: Finding): string {
  return finding.kind === 'call' ? nameOf(finding) : `status ${finding.status}`;
}

/** Whether an entry such as `POST /api/v1/accounts` is about a finding: its words, or an instance of its path. */
function isAbout({call}: Exception, finding: Finding): boolean {
  const [method = '', template = ''] = call.split(' ');
  const covers = finding.kind === 'call' && mayMean({method, path: template}, finding);
  return covers || call === subjectOf(finding);
}

export interface CheckResult {
  readonly problems: readonly Problem[];
  /** Every finding with its file, for `--list`. */
  readonly findings: readonly {readonly file: string; readonly finding: Finding}[];
}

/** Compares every file with the specifications. An exception that nothing uses is a problem too. */
export function check(
  pages: readonly ProsePage[],
  operations: readonly ApiOperation[],
  allow: readonly Exception[],
): CheckResult {
  const used = new Set<Exception>();
  const findings = pages.flatMap((page) =>
    readPage(page).map((finding) => ({file: page.file, finding})),
  );
  const problems = findings.flatMap(({file, finding}): Problem[] => {
    const message =
      finding.kind === 'call' ? judgeCall(operations, finding) : judgeStatus(operations, finding);
    if (message === undefined) return [];
    const exception = allow.find(
      (entry) =>
        isAbout(entry, finding) &&
        (entry.file ?? file) === file &&
        message.includes(entry.problem ?? ''),
    );
    if (exception !== undefined) {
      used.add(exception);
      return [];
    }
    return [{file, line: finding.line, message: `${subjectOf(finding)}: ${message}`}];
  });
  const unused = allow
    .filter((entry) => !used.has(entry))
    .map(({file, call}) => [file, call].filter(Boolean).join(', '))
    .map((place) => ({
      file: ALLOW_FILE,
      line: 1,
      message: `nothing uses the entry ${place}; remove it`,
    }));
  return {problems: [...problems, ...unused], findings};
}
