/** Calls and status codes that a page names: in its prose, its diagrams and its blocks of HTTP. Samples are run instead. */
import {STATUS_CODES} from 'node:http';
import {visit} from 'unist-util-visit';
import facts from '../../src/config/facts.json';
import type {ProsePage} from '../lib/pages';

/** A call that a page names. */
export interface Call {
  readonly kind: 'call';
  readonly line: number;
  /** Undefined when the page does not say. */
  readonly method: string | undefined;
  /** Path without the host, without the query. */
  readonly path: string;
}

/** A way in which prose names an operation: its call, or a link to its reference page. */
export type Mention = Pick<Call, 'method' | 'path'> | {readonly route: string};

/** A status code that prose names near one or more operations. */
export interface StatusClaim {
  readonly kind: 'status';
  readonly line: number;
  readonly status: number;
  readonly mentions: readonly Mention[];
}

export type Finding = Call | StatusClaim;

/** A block as it stands in the source. */
interface Block {
  readonly text: string;
  /** Its first. */
  readonly line: number;
  /** Of a table or a diagram: one sentence, however many full stops it has. */
  readonly isRow: boolean;
}

/** Ports of the sandbox: three database nodes and one AI node. */
const sandboxRegex = /^(?:localhost|127\.0\.0\.1):918[1-4]$/;
/** A path that only the documented APIs have; the site's own routes begin with /api/ and a name. */
const apiPathRegex = /^\/(?:api\/(?:v\d|beta)\/|v\d\/|attestation\/|(?:health|about)$)/;
/** Up to a full stop or the like, or the end of a line that has it; code is never cut. */
const sentenceRegex = /(?:`[^`]*`|[^`])+?(?:[.!?;](?=\s)|$)/g;
const callRegex = /\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+`?(\/[\w\-./{}]*[\w}])(?![…*])/g;
/** A path or URL in code, without a method before it. A base such as `…/v1` is no call, and neither is `/api/v1/…`. */
const pathRegex =
  /(?<!\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s+)`(?:https?:\/\/([^/?#`]*))?(\/[^?#`\s…*]*)(?:[?#][^`\s…*]*)?`/g;
const pageLinkRegex = /\]\((\/api\/\w+\/[\w-]+)(?:#[^)]*)?\)/g;
/** A status code, unless it is part of a longer number, a port, or counts something. */
const statusRegex =
  /(?<![\d.,:#/-])([2-5]\d\d)(?![\d,]*\d)(?!\s?(?:%|[KMG]i?B\b|m?s\b|seconds|milliseconds|minutes|words|tokens|characters|bytes|documents|records|requests|chunks|times))/g;

const {node1, node2, node3, aiNode} = facts;
const knownHosts = [node1, node2, node3, aiNode].map(({url}) => new URL(url).host);

/** Whether it is a call of the documented APIs, not a route of this site or a call of another host. */
function isApiPath(host: string | undefined, path: string): boolean {
  const known = host === undefined || knownHosts.includes(host) || sandboxRegex.test(host);
  return known && apiPathRegex.test(path);
}

const isFullCall = (mention: Mention): boolean => 'path' in mention && mention.method !== undefined;

/**
 * Reads one block. A status code belongs to the operations of its sentence; when the sentence names
 * none, to the one call that the block names. In a row of a table, a path without a method is often
 * something else than the operation whose status the row gives: `/v1/models` in a remedy.
 */
function readBlock({text: block, line: first, isRow}: Block): Finding[] {
  const sentences = isRow ? [{0: block, index: 0}] : [...block.matchAll(sentenceRegex)];
  const read = sentences.map(({0: text, index: start}) => {
    const lineAt = (index: number) => first + block.slice(0, start + index).split('\n').length - 1;
    const calls = [
      ...[...text.matchAll(callRegex)].map(({index, 1: method, 2: path = ''}): Call => {
        return {kind: 'call', line: lineAt(index), method, path};
      }),
      ...[...text.matchAll(pathRegex)].flatMap(({index, 1: host, 2: path = ''}): Call[] => {
        if (!isApiPath(host, path)) return [];
        const method = undefined;
        return [{kind: 'call', line: lineAt(index), method, path: path.replace(/\/$/, '')}];
      }),
    ];
    const pages = [...text.matchAll(pageLinkRegex)].map(([, route = '']) => ({route}));
    const statuses = [...text.matchAll(statusRegex)]
      .map(({index, 1: digits}) => ({status: Number(digits), line: lineAt(index)}))
      .filter(({status}) => STATUS_CODES[status] !== undefined);
    const mentions: readonly Mention[] = [...calls, ...pages];
    return {calls, statuses, mentions};
  });
  const named = read.flatMap(({mentions}) => mentions);
  const fallback = named.length === 1 ? named.filter(isFullCall) : [];
  return read.flatMap(({statuses, mentions, calls}): Finding[] => {
    const own = isRow
      ? mentions.filter((mention) => 'route' in mention || isFullCall(mention))
      : mentions;
    const near = mentions.length > 0 ? own : fallback;
    const claims = near.length === 0 ? [] : statuses;
    return [
      ...calls,
      ...claims.map((claim): Finding => ({kind: 'status', ...claim, mentions: near})),
    ];
  });
}

/** Blocks of code that are words about calls: read line by line. */
const wordLanguages = new Set(['http', 'mermaid']);

/** Finds the calls and status codes of one page, in the words of its source. */
export function readPage({tree, text}: ProsePage): Finding[] {
  const lines = text.split('\n');
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'heading', 'tableRow', 'code'], (node) => {
    if (node.position === undefined) return;
    const {start, end} = node.position;
    if (node.type === 'code') {
      if (!wordLanguages.has(node.lang ?? '')) return;
      for (let line = start.line + 1; line < end.line; line++)
        findings.push(...readBlock({text: lines[line - 1] ?? '', line, isRow: true}));
      return;
    }
    const own = lines.slice(start.line - 1, end.line);
    own.push((own.pop() ?? '').slice(0, end.column - 1));
    const source = own.join('\n').slice(start.column - 1);
    findings.push(...readBlock({text: source, line: start.line, isRow: node.type === 'tableRow'}));
  });
  return findings;
}
