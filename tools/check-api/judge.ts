/** Compares one finding with the operations of the specifications. */
import {matchesPath, mayMean, nearestOperation, type ApiOperation} from './operations';
import type {Call, Mention, StatusClaim} from './types';

/** A call as it is printed and as it stands in the allow file. */
export function nameOf({method, path}: {method: string | undefined; path: string}): string {
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
export function judgeCall(operations: readonly ApiOperation[], call: Call): string[] {
  return operations.some((each) => mayMean(each, call)) ? [] : [notFound(operations, call)];
}

function meant(operations: readonly ApiOperation[], mention: Mention): ApiOperation[] {
  return 'slug' in mention
    ? operations.filter(({segment, slug}) => segment === mention.segment && slug === mention.slug)
    : operations.filter((operation) => mayMean(operation, mention));
}

/** What is wrong with a status code in prose: none of the operations named near it declares it. */
export function judgeStatus(operations: readonly ApiOperation[], claim: StatusClaim): string[] {
  const named = claim.mentions.map((mention) => meant(operations, mention));
  // A call outside the specifications may answer what it likes; the allow file knows it.
  if (named.some((group) => group.length === 0)) return [];
  const all = [...new Set(named.flat())];
  if (all.some(({statuses}) => statuses.includes(claim.status))) return [];
  const known = all.map((each) => `${nameOf(each)} has ${each.statuses.join(', ')}`);
  return [`not declared; ${known.join('; ')}`];
}
