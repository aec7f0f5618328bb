/** Calls and status codes in a block of text: a paragraph, a row of a table, the words of a diagram. */
import {STATUS_CODES} from 'node:http';
import facts from '../../src/config/facts.json';

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
export type Mention =
  | {readonly method: string | undefined; readonly path: string}
  | {readonly segment: string; readonly slug: string};

/** A status code that prose names near one or more operations. */
export interface StatusClaim {
  readonly kind: 'status';
  readonly line: number;
  readonly status: number;
  readonly mentions: readonly Mention[];
}

export type Finding = Call | StatusClaim;

/** Ports of the sandbox: three database nodes and one AI node. */
const sandboxRegex = /^(?:localhost|127\.0\.0\.1):918[1-4]$/;
const urlRegex = /^https?:\/\/([^/?#]*)([^?#]*)/;
/** A path that only the documented APIs have; the site's own routes begin with /api/ and a name. */
const apiPathRegex = /^\/(?:api\/(?:v\d|beta)\/|v\d\/|attestation\/|(?:health|about)$)/;

const {node1, node2, node3, aiNode} = facts;
const knownHosts = [node1, node2, node3, aiNode].map(({url}) => new URL(url).host);

/** The path of a call, from a path or a URL; undefined for a route of this site and for another host. */
function apiPathOf(text: string): string | undefined {
  const [, host, path = ''] = urlRegex.exec(text) ?? [undefined, undefined, text.split(/[?#]/)[0]];
  if (host !== undefined && !knownHosts.includes(host) && !sandboxRegex.test(host))
    return undefined;
  return apiPathRegex.test(path) ? path : undefined;
}

/** A piece of a block, as it stands in the source. */
export interface Span {
  readonly text: string;
  readonly line: number;
  readonly kind: 'text' | 'code' | 'link';
  /** Of a link. */
  readonly url?: string;
}

const callRegex = /\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+(\/[\w\-./{}]*[\w}])(?![…*])/g;
const pagePathRegex = /^\/api\/(\w+)\/([\w-]+)(?:#.*)?$/;
/** A status code, unless it is part of a longer number, a port, or counts something. */
const statusRegex =
  /(?<![\d.,:#/-])([2-5]\d\d)(?![\d,]*\d)(?!\s?(?:%|[KMG]i?B\b|m?s\b|seconds|milliseconds|minutes|words|tokens|characters|bytes|documents|records|requests|chunks|times))/g;
const sentenceEndRegex = /(?<=[.!?;])\s+/;

/** A sentence with what it names. */
interface Sentence {
  readonly statuses: readonly {status: number; line: number}[];
  readonly mentions: readonly Mention[];
  readonly calls: readonly Call[];
}

/** A path or URL in code, without a method before it: `/api/v1/schemas`. */
function pathCall({text, line}: Span, before: string): Call | undefined {
  if (/\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s+$/.test(before)) return undefined;
  // A base such as `…/v1` is no call, and neither is `/api/v1/…`.
  if (/\s|…|\*/.test(text)) return undefined;
  const path = apiPathOf(text);
  return path === undefined
    ? undefined
    : {kind: 'call', line, method: undefined, path: path.replace(/\/$/, '')};
}

function readSentence(spans: readonly Span[]): Sentence {
  const flat = spans.map(({text}) => text).join('');
  const lineAt = (offset: number): number => {
    let end = 0;
    return spans.find(({text}) => (end += text.length) > offset)?.line ?? spans[0]?.line ?? 1;
  };
  const calls = [...flat.matchAll(callRegex)].map(({index, 1: method, 2: path = ''}): Call => ({
    kind: 'call',
    line: lineAt(index),
    method,
    path,
  }));
  let before = '';
  for (const span of spans) {
    const call = span.kind === 'code' ? pathCall(span, before) : undefined;
    if (call) calls.push(call);
    before += span.text;
  }
  const pages = spans.flatMap(({url}) => {
    const [, segment, slug] = pagePathRegex.exec(url ?? '') ?? [];
    return segment === undefined || slug === undefined ? [] : [{segment, slug}];
  });
  const statuses = [...flat.matchAll(statusRegex)]
    .map(({index, 1: digits}) => ({status: Number(digits), line: lineAt(index)}))
    .filter(({status}) => STATUS_CODES[status] !== undefined);
  const mentions = [...calls.map(({method, path}) => ({method, path})), ...pages];
  return {statuses, mentions, calls};
}

/** Cuts spans where sentences end, also at the end of a line; code is never cut. */
function splitSentences(spans: readonly Span[]): Span[][] {
  const sentences: Span[][] = [[]];
  for (const span of spans) {
    const parts = span.kind === 'text' ? span.text.split(sentenceEndRegex) : [span.text];
    parts.forEach((text, index) => {
      const before = sentences.at(-1)?.at(-1);
      const isNewLine = /^\s/.test(text) && before?.kind === 'text' && /[.!?;]$/.test(before.text);
      if (index > 0 || isNewLine) sentences.push([]);
      sentences.at(-1)?.push({...span, text});
    });
  }
  return sentences;
}

const isFullCall = (mention: Mention): boolean => 'path' in mention && mention.method !== undefined;

/**
 * Reads one block. A status code belongs to the operations of its sentence; when the sentence names
 * none, to the one call that the block names. In a row of a table, a path without a method is often
 * something else than the operation whose status the row gives: `/v1/models` in a remedy.
 */
export function readBlock(spans: readonly Span[], isRow = false): Finding[] {
  const sentences = (isRow ? [[...spans]] : splitSentences(spans)).map(readSentence);
  const named = sentences.flatMap(({mentions}) => mentions);
  const fallback = named.length === 1 ? named.filter(isFullCall) : [];
  return sentences.flatMap(({statuses, mentions, calls}): Finding[] => {
    const own = isRow
      ? mentions.filter((mention) => 'slug' in mention || isFullCall(mention))
      : mentions;
    const near = mentions.length > 0 ? own : fallback;
    const claims: StatusClaim[] =
      near.length === 0
        ? []
        : statuses.map(({status, line}) => ({kind: 'status', line, status, mentions: near}));
    return [...calls, ...claims];
  });
}
