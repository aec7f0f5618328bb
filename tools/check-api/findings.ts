/** Finds the calls and status codes that a page names: in prose, tables, diagrams, and HTTP blocks. */
import {STATUS_CODES} from 'node:http';
import {visit} from 'unist-util-visit';
import {facts} from '../../src/config/facts';
import type {ProsePage} from '../lib/pages';

/** A call that a page names. */
export interface Call {
  readonly kind: 'call';
  readonly line: number;
  /** Undefined when the page names only the path. */
  readonly method: string | undefined;
  /** Path without host and query. */
  readonly path: string;
}

/** How prose names an operation: by its call, or by a link to its reference page. */
export type Mention = Pick<Call, 'method' | 'path'> | {readonly route: string};

/** A status code in the sentence or table row of one or more operations. */
export interface StatusClaim {
  readonly kind: 'status';
  readonly line: number;
  readonly status: number;
  readonly mentions: readonly Mention[];
}

export type Finding = Call | StatusClaim;

/** A block of the source. */
interface Block {
  readonly text: string;
  /** Number of its first line. */
  readonly line: number;
  /** Whether it is a table row or a line of code. Either is read as one sentence. */
  readonly isRow: boolean;
}

/** The calls, pages, and status codes in one sentence. */
interface Sentence {
  readonly calls: readonly Call[];
  readonly mentions: readonly Mention[];
  readonly statuses: readonly {readonly status: number; readonly line: number}[];
}

/** Ports of the sandbox: three database nodes and one AI node. `localhost:9181` */
const sandboxRegex = /^(?:localhost|127\.0\.0\.1):918[1-4]$/;

/** A path of the documented APIs: `/api/v1/data`, `/v1/models`, `/health`. Routes of this site are `/api/<name>`. */
const apiPathRegex = /^\/(?:api\/(?:v\d|beta)\/|v\d\/|attestation\/|(?:health|about)$)/;

/** A sentence, to its full stop or to the end of the text. Code within it is never split: `a.b` */
const sentenceRegex = /(?:`[^`]*`|[^`])+?(?:[.!?;](?=\s)|$)/g;

/** Method and path, with or without code marks: `POST /api/v1/data`. Not the pattern `GET /v1/…`. */
const callRegex = /\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+`?(\/[\w\-./{}]*[\w}])(?![…*])/g;

/**
 * A path or URL in code without a method before it: `/health`, `http://localhost:9181/about`. Not the pattern
 * `/v1/…`.
 */
const pathRegex =
  /(?<!\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\s+)`(?:https?:\/\/([^/?#`]*))?(\/[^?#`\s…*]*)(?:[?#][^`\s…*]*)?`/g;

/** A link to a reference page: `](/api/nildb/upload-data#responses)` */
const pageLinkRegex = /\]\((\/api\/\w+\/[\w-]+)(?:#[^)]*)?\)/g;

/** A status code: `404`. Not part of a number (`10,409`), a port (`:409`), or a count (`300 times`). */
const statusRegex =
  /(?<![\d.,:#/-])([2-5]\d\d)(?![\d,]*\d)(?!\s?(?:%|[KMG]i?B\b|m?s\b|seconds|milliseconds|minutes|words|tokens|characters|bytes|documents|records|requests|chunks|times))/g;

const {node1, node2, node3, aiNode} = facts;
const knownHosts = [node1, node2, node3, aiNode].map(({url}) => new URL(url).host);

/** Whether a path belongs to the documented APIs, not to this site or to another host. */
function isApiPath(host: string | undefined, path: string): boolean {
  const isKnown = host === undefined || knownHosts.includes(host) || sandboxRegex.test(host);
  return isKnown && apiPathRegex.test(path);
}

function isFullCall(mention: Mention): boolean {
  return 'path' in mention && mention.method !== undefined;
}

/** @param lineAt returns the line number of an offset in the text */
function readSentence(text: string, lineAt: (offset: number) => number): Sentence {
  const fullCalls = [...text.matchAll(callRegex)].map((match): Call => {
    const [, method, path = ''] = match;
    return {kind: 'call', line: lineAt(match.index), method, path};
  });
  const paths = [...text.matchAll(pathRegex)].flatMap((match): Call[] => {
    const [, host, path = ''] = match;
    if (!isApiPath(host, path)) return [];
    return [
      {
        kind: 'call',
        line: lineAt(match.index),
        method: undefined,
        path: path.replace(/\/$/, ''),
      },
    ];
  });
  const calls = [...fullCalls, ...paths];
  const pages = [...text.matchAll(pageLinkRegex)].map(([, route = '']) => ({route}));
  const statuses = [...text.matchAll(statusRegex)]
    .map((match) => ({status: Number(match[1]), line: lineAt(match.index)}))
    .filter(({status}) => STATUS_CODES[status] !== undefined);
  return {calls, mentions: [...calls, ...pages], statuses};
}

/** Splits a block into sentences, each with its offset. */
function splitSentences({text, isRow}: Block): {readonly text: string; readonly offset: number}[] {
  if (isRow) return [{text, offset: 0}];
  return [...text.matchAll(sentenceRegex)].map((match) => ({text: match[0], offset: match.index}));
}

/**
 * The operations that the status codes of a sentence belong to: those that the sentence names, or else the only call that
 * the block names. In a row, a path without a method is often not the operation of the status: `/v1/models` in a remedy.
 */
function operationsOf(
  {mentions}: Sentence,
  isRow: boolean,
  onlyCall: readonly Mention[],
): readonly Mention[] {
  if (mentions.length === 0) return onlyCall;
  return isRow ? mentions.filter((mention) => 'route' in mention || isFullCall(mention)) : mentions;
}

function readBlock(block: Block): Finding[] {
  const sentences = splitSentences(block).map(({text, offset}) =>
    readSentence(text, (index) => {
      const before = block.text.slice(0, offset + index);
      return block.line + before.split('\n').length - 1;
    }),
  );
  const all = sentences.flatMap(({mentions}) => mentions);
  const onlyCall = all.length === 1 ? all.filter(isFullCall) : [];
  return sentences.flatMap((sentence): Finding[] => {
    const mentions = operationsOf(sentence, block.isRow, onlyCall);
    if (mentions.length === 0) return [...sentence.calls];
    const claims = sentence.statuses.map((status): Finding => ({
      kind: 'status',
      ...status,
      mentions,
    }));
    return [...sentence.calls, ...claims];
  });
}

/** Languages of code blocks that describe calls. They are read line by line. */
const CALL_LANGUAGES: readonly string[] = ['http', 'mermaid'];

/**
 * Returns the calls and status codes of one page, in the source of the page after substitution of
 * variables. check.ts compares them with the specifications; tools/page-reviews finds the operations of a page with them.
 */
export function findInPage({tree, text}: ProsePage): Finding[] {
  const lines = text.split('\n');
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'heading', 'tableRow', 'code'], (node) => {
    if (node.position === undefined) return;
    const {start, end} = node.position;
    if (node.type === 'code') {
      if (!CALL_LANGUAGES.includes(node.lang ?? '')) return;
      for (let line = start.line + 1; line < end.line; line++) {
        findings.push(...readBlock({text: lines[line - 1] ?? '', line, isRow: true}));
      }
      return;
    }
    const source = text.slice(start.offset, end.offset);
    findings.push(...readBlock({text: source, line: start.line, isRow: node.type === 'tableRow'}));
  });
  return findings;
}
