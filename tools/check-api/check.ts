/** Compares the calls and status codes of pages with the specifications. */
import leven from 'leven';
import {responsesOf} from '../../src/lib/openapi/operations';
import type {ProsePage} from '../lib/pages';
import type {ApiOperation} from '../lib/specifications';
import {EXCEPTIONS_FILE, type Exception} from './exceptions';
import {findInPage, type Call, type Finding, type Mention, type StatusClaim} from './findings';

interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface CheckResult {
  readonly problems: readonly Problem[];
  /** Everything that the pages name, for `--list`. */
  readonly findings: readonly {readonly file: string; readonly finding: Finding}[];
}

/** Returns a call as in messages and exceptions: `POST /path`, or only the path. */
function formatCall({method, path}: Pick<Call, 'method' | 'path'>): string {
  return method === undefined ? path : `${method} ${path}`;
}

/** Whether a path is an instance of a template, in which `{id}` matches any segment. */
function matchesPath(template: string, path: string): boolean {
  const expected = template.split('/');
  const found = path.split('/');
  return (
    expected.length === found.length &&
    expected.every((segment, index) => segment === found[index] || segment.startsWith('{'))
  );
}

/**
 * Whether the call that a page names may mean an operation. If the page names no method, the start of the path is
 * enough. `npm run page-reviews` finds the operations of a page with it, too.
 *
 * @param call  of the operation: `POST /path/{id}`, where `{id}` matches any segment
 */
export function mayMean(call: string, found: Pick<Call, 'method' | 'path'>): boolean {
  const [method, template = ''] = call.split(' ');
  if (found.method !== undefined) {
    return found.method === method && matchesPath(template, found.path);
  }
  return matchesPath(template, found.path) || template.startsWith(`${found.path}/`);
}

/** Says what is wrong with a call. Returns undefined if an operation matches. */
function checkCall(operations: readonly ApiOperation[], found: Call): string | undefined {
  if (operations.some(({call}) => mayMean(call, found))) return undefined;
  const samePath = operations.filter(({path}) => matchesPath(path, found.path));
  if (samePath.length > 0) {
    const methods = samePath.map(({method}) => method.toUpperCase()).join(', ');
    return `no such operation; this path has ${methods}`;
  }
  const distance = ({path, call}: ApiOperation) =>
    leven(found.method === undefined ? path : call, formatCall(found));
  const [nearest] = [...operations].sort((a, b) => distance(a) - distance(b));
  return `no such operation; nearest: ${nearest?.call ?? 'none'}`;
}

function operationsMeant(
  operations: readonly ApiOperation[],
  mention: Mention,
): readonly ApiOperation[] {
  return operations.filter(({call, route}) =>
    'route' in mention ? route === mention.route : mayMean(call, mention),
  );
}

function statusesOf({source}: ApiOperation): string[] {
  return responsesOf(source).map(([status]) => status);
}

/** Says that no operation near a status code declares it. Returns undefined if one does. */
function checkStatus(operations: readonly ApiOperation[], claim: StatusClaim): string | undefined {
  const groups = claim.mentions.map((mention) => operationsMeant(operations, mention));
  // A call that is an exception may respond with any status.
  if (groups.some((group) => group.length === 0)) return undefined;
  const meant = [...new Set(groups.flat())];
  const declared = meant.flatMap(statusesOf).map((status) => status.toUpperCase());
  const digits = String(claim.status);
  if ([digits, `${digits[0]}XX`, 'DEFAULT'].some((status) => declared.includes(status))) {
    return undefined;
  }
  const known = meant.map((operation) => {
    return `${operation.call} has ${statusesOf(operation).join(', ')}`;
  });
  return `not declared; ${known.join('; ')}`;
}

/**
 * Returns a finding as messages and exceptions write it: `POST /path`, `/path`, `status 404`. `npm run check:api -- --list`
 * prints findings in this form.
 */
export function formatFinding(finding: Finding): string {
  return finding.kind === 'call' ? formatCall(finding) : `status ${finding.status}`;
}

/** Whether an exception applies to a finding: the same text, or an instance of its path. */
function appliesTo({call}: Exception, finding: Finding): boolean {
  return call === formatFinding(finding) || (finding.kind === 'call' && mayMean(call, finding));
}

function reportUnused(exception: Exception): Problem {
  const {file, call} = exception;
  const name = file === undefined ? call : `${file}, ${call}`;
  return {
    file: EXCEPTIONS_FILE,
    line: 1,
    message: `no page needs the exception ${name}; remove it`,
  };
}

/**
 * Whether an exception applies to a problem. An exception without a file applies to all, one without a
 * problem to any.
 */
function isAccepted(exception: Exception, {file, message}: Problem, finding: Finding): boolean {
  if (exception.file !== undefined && exception.file !== file) return false;
  if (exception.problem !== undefined && !message.includes(exception.problem)) return false;
  return appliesTo(exception, finding);
}

/**
 * Compares all pages with the specifications, for `npm run check:api`. An exception is a problem too if no page
 * needs it, or if an earlier exception in the list already covers everything.
 */
export function checkPages(
  pages: readonly ProsePage[],
  operations: readonly ApiOperation[],
  exceptions: readonly Exception[],
): CheckResult {
  const used = new Set<Exception>();
  const findings = pages.flatMap((page) =>
    findInPage(page).map((finding) => ({file: page.file, finding})),
  );
  const problems: Problem[] = [];
  for (const {file, finding} of findings) {
    const message =
      finding.kind === 'call' ? checkCall(operations, finding) : checkStatus(operations, finding);
    if (message === undefined) continue;
    const problem = {file, line: finding.line, message};
    const exception = exceptions.find((entry) => isAccepted(entry, problem, finding));
    if (exception === undefined) {
      problems.push({...problem, message: `${formatFinding(finding)}: ${message}`});
    } else {
      used.add(exception);
    }
  }
  const unused = exceptions.filter((entry) => !used.has(entry)).map(reportUnused);
  return {problems: [...problems, ...unused], findings};
}
