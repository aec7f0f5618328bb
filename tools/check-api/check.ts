/** The check as a whole: findings of all files, compared, exceptions taken out. */
import type {ProsePage} from '../lib/pages';
import {ALLOW_FILE, covers, type Allow, type Intended, type Outside} from './allow';
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

function notFound(operations: readonly ApiOperation[], call: Call): string {
  const samePath = operations.filter(({path}) => matchesPath(path, call.path));
  if (samePath.length > 0) {
    const methods = samePath.map(({method}) => method).join(', ');
    return `no such operation; this path has ${methods}`;
  }
  const nearest = nearestOperation(operations, call.method, call.path);
  return `no such operation; nearest: ${nearest ? nameOf(nearest) : 'none'}`;
}

/** What is wrong with a call; an empty list when it agrees with the specifications. */
function judgeCall(operations: readonly ApiOperation[], call: Call): string[] {
  return operations.some((each) => mayMean(each, call)) ? [] : [notFound(operations, call)];
}

function meant(operations: readonly ApiOperation[], mention: Mention): ApiOperation[] {
  return 'slug' in mention
    ? operations.filter(({segment, slug}) => segment === mention.segment && slug === mention.slug)
    : operations.filter((operation) => mayMean(operation, mention));
}

/** What is wrong with a status code in prose: none of the operations named near it declares it. */
function judgeStatus(operations: readonly ApiOperation[], claim: StatusClaim): string[] {
  const named = claim.mentions.map((mention) => meant(operations, mention));
  // A call outside the specifications may answer what it likes; the allow file knows it.
  if (named.some((group) => group.length === 0)) return [];
  const all = [...new Set(named.flat())];
  if (all.some(({statuses}) => statuses.includes(claim.status))) return [];
  const known = all.map((each) => `${nameOf(each)} has ${each.statuses.join(', ')}`);
  return [`not declared; ${known.join('; ')}`];
}

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
