/** The check as a whole: findings of all files, compared, exceptions taken out. */
import leven from 'leven';
import {responsesOf} from '../../src/lib/openapi/operations';
import type {ProsePage} from '../lib/pages';
import type {ApiOperation} from '../lib/specifications';
import {ALLOW_FILE, type Exception} from './allow';
import {readPage, type Call, type Finding, type Mention, type StatusClaim} from './prose';

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

/** Whether a path is an instance of a template: `{id}` stands for any one segment. */
function matchesPath(template: string, path: string): boolean {
  const wanted = template.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every((segment, index) => segment === found[index] || segment.startsWith('{'))
  );
}

/** Whether a mention may mean `POST /path/{id}`: its path, or without a method also a beginning of it. */
export function mayMean(call: string, {method, path}: Pick<Call, 'method' | 'path'>): boolean {
  const [verb, template = ''] = call.split(' ');
  if (method !== undefined) return method === verb && matchesPath(template, path);
  return matchesPath(template, path) || template.startsWith(`${path}/`);
}

/** What is wrong with a call; undefined when it agrees with the specifications. */
function judgeCall(operations: readonly ApiOperation[], found: Call): string | undefined {
  if (operations.some(({call}) => mayMean(call, found))) return undefined;
  const samePath = operations.filter(({path}) => matchesPath(path, found.path));
  if (samePath.length > 0) {
    const methods = samePath.map(({method}) => method.toUpperCase()).join(', ');
    return `no such operation; this path has ${methods}`;
  }
  const distance = ({path, call}: ApiOperation) =>
    leven(found.method === undefined ? path : call, nameOf(found));
  const [nearest] = [...operations].sort((a, b) => distance(a) - distance(b));
  return `no such operation; nearest: ${nearest?.call ?? 'none'}`;
}

function meant(operations: readonly ApiOperation[], mention: Mention): ApiOperation[] {
  return operations.filter(({call, route}) =>
    'route' in mention ? route === mention.route : mayMean(call, mention),
  );
}

/** What is wrong with a status code in prose: none of the operations named near it declares it. */
function judgeStatus(operations: readonly ApiOperation[], claim: StatusClaim): string | undefined {
  const named = claim.mentions.map((mention) => meant(operations, mention));
  // A call outside the specifications may answer what it likes; the allow file knows it.
  if (named.some((group) => group.length === 0)) return undefined;
  const all = [...new Set(named.flat())];
  const statusesOf = ({source}: ApiOperation) => responsesOf(source).map(([status]) => status);
  const declared = all.flatMap(statusesOf).map((status) => status.toUpperCase());
  const digits = String(claim.status);
  if ([digits, `${digits[0]}XX`, 'DEFAULT'].some((status) => declared.includes(status)))
    return undefined;
  const known = all.map((each) => `${each.call} has ${statusesOf(each).join(', ')}`);
  return `not declared; ${known.join('; ')}`;
}

/** What a finding is about, in the words of the allow file. */
export function subjectOf(finding: Finding): string {
  return finding.kind === 'call' ? nameOf(finding) : `status ${finding.status}`;
}

/** Whether an entry such as `POST /api/v1/accounts` is about a finding: its words, or an instance of its path. */
function isAbout({call}: Exception, finding: Finding): boolean {
  return (finding.kind === 'call' && mayMean(call, finding)) || call === subjectOf(finding);
}

/** Compares every file with the specifications. An exception that nothing uses is a problem too. `findings`: all that was found, for `--list`. */
export function check(
  pages: readonly ProsePage[],
  operations: readonly ApiOperation[],
  allow: readonly Exception[],
) {
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
