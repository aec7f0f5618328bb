/** What can be read from the nodes that are on, and the sentence that says so. */
import {translate} from '@docusaurus/Translate';
import {MAXIMUM, MINIMUM, NODES, recoverSum, type Operation} from './arithmetic';
import {addShares, isValid, recover} from './documents';
import type {Example} from './examples';
import type {Nodes} from './useNodes';

interface Value {
  readonly name: string;
  /** Undefined if it can't be read. */
  readonly value: string | undefined;
}

/** Returns the sum that the nodes' totals decrypt to. Undefined if a node is off or a share is missing. */
function totalOf({documents, on}: Nodes): Value {
  const isKnown = !on.includes(false) && documents.every(({length}) => length > 0);
  const totals = NODES.map((node) =>
    Number(addShares(documents.map((stored) => stored[node] ?? '0'))),
  );
  return {
    name: translate({id: 'site.eachNode.total', message: 'total'}),
    value: isKnown ? String(recoverSum(totals)) : undefined,
  };
}

/**
 * Returns the values that the nodes which are on give back together. Digests can't be decrypted, so they are left out. A fixed
 * example leaves out plain values, too.
 */
export function resultOf(example: Example, nodes: Nodes): Value[] {
  if (example.total) return [totalOf(nodes)];
  const {documents, on, values} = nodes;
  return example.fields.flatMap((field, index) => {
    const {name, operation} = field;
    if (operation === 'match' || (example.fixed && operation === 'plain')) return [];
    const all = documents[index] ?? [];
    const texts = all.filter((_, node) => on[node]);
    const isReadable = texts.length > 0 && (operation === 'plain' || texts.length === all.length);
    const value = isReadable ? recover(field, texts) : undefined;
    // A share that is older than the others gives another value.
    return {name, value: value === values[index] ? value : undefined};
  });
}

/** Joins texts to a list in words: `a, b, and c`. */
const listOf = (texts: readonly string[]): string => new Intl.ListFormat('en').format(texts);

/** Returns the names of the fields with one of the operations, as a list in words. */
function namesOf({fields}: Example, ...listed: readonly Operation[]): string {
  return listOf(fields.filter(({operation}) => listed.includes(operation)).map(({name}) => name));
}

/** The sentence while every node is on and has the last change. */
function allText(example: Example): string {
  if (example.total)
    return translate({
      id: 'site.eachNode.all.total',
      message:
        'Each node adds up its own shares. The three totals decrypt to the total, and no node knows a single value.',
    });
  const digests = namesOf(example, 'match');
  const text = translate(
    {
      id: 'site.eachNode.all',
      message: 'A node can read {plain}. To read {secret}, you need the shares of all three nodes.',
    },
    {plain: namesOf(example, 'plain'), secret: namesOf(example, 'store', 'sum')},
  );
  if (digests === '') return text;
  const more = translate(
    {
      id: 'site.eachNode.all.match',
      message:
        'The digest of {digests} is the same on every node: it can be compared, not decrypted.',
    },
    {digests},
  );
  return `${text} ${more}`;
}

/** The values that the shares left fit. Shares of texts show their length. */
const fittingValues = ({fields}: Example): string =>
  fields.some(({operation}) => operation === 'store')
    ? translate({id: 'site.eachNode.texts', message: 'every value of the same length'})
    : translate({id: 'site.eachNode.numbers', message: 'every number'});

/** The sentence while some nodes are off. @param off their names */
function someText(example: Example, off: string): string {
  if (example.total)
    return translate(
      {
        id: 'site.eachNode.some.total',
        message: 'Without {off}, there is no total. What is left fits every number equally well.',
      },
      {off},
    );
  const plain = namesOf(example, 'plain');
  const secret = namesOf(example, 'store', 'sum');
  const values = fittingValues(example);
  if (example.deletes)
    return translate(
      {
        id: 'site.eachNode.some.deleted',
        message:
          'The document is deleted on {off}, so nobody can read {secret}: what is left fits {values} equally well. Delete it on every node: {plain} can still be read until then.',
      },
      {off, plain, secret, values},
    );
  return translate(
    {
      id: 'site.eachNode.some',
      message: 'Without {off}, only {plain} can be read. What is left fits {values} equally well.',
    },
    {off, plain, values},
  );
}

/** Returns the sentence below the nodes: what is wrong with a value, or what can be read. */
export function statusText(example: Example, nodes: Nodes): string {
  const {on, values} = nodes;
  if (example.fields.some((field, index) => !isValid(field, values[index] ?? '')))
    return translate(
      {id: 'site.eachNode.invalid', message: 'Type a whole number from {minimum} to {maximum}.'},
      {minimum: MINIMUM.toLocaleString('en'), maximum: MAXIMUM.toLocaleString('en')},
    );
  const off = NODES.filter((node) => !on[node]).map((node) => node + 1);
  if (off.length === NODES.length)
    return example.deletes
      ? translate({
          id: 'site.eachNode.gone',
          message: 'The document is deleted on every node, so nothing can be read.',
        })
      : translate({
          id: 'site.eachNode.none',
          message: 'No node responds, so nothing can be read.',
        });
  const ownText = example.statusText?.(off);
  if (ownText !== undefined) return ownText;
  if (off.length > 0) {
    const names = off.map((number) =>
      translate({id: 'site.eachNode.nodeInText', message: 'node {number}'}, {number}),
    );
    return someText(example, listOf(names));
  }
  const isOld = resultOf(example, nodes).some(({value}) => value === undefined);
  if (isOld && !example.total)
    return translate({
      id: 'site.eachNode.old',
      message:
        'A node missed the last change, so its shares don’t fit the others. Write the record again.',
    });
  return allText(example);
}
