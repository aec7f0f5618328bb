/** Shows the documents of an operation as records of three nodes. */
import {translate} from '@docusaurus/Translate';
import {MODULUS, recoverSum, withLastShare} from '@site/src/components/eachNode/arithmetic';
import type {Example, Field} from '@site/src/components/eachNode/examples';
import {printExactJson} from '@site/src/lib/exactNumber';
import {fieldsOf, type Document, type DocumentField} from '../../shared/documents';
import type {SampleDocuments} from '../../shared/types';

/** The node sets these fields. The reader's application doesn't have them. */
const NODE_FIELDS: readonly string[] = ['_created', '_updated'];

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MODULUS;

/**
 * Returns a secret field. If the reader changed the share of the first node, the last node has another share, so that the
 * secret number stays. That works with every share, which is why a node can't read the number.
 *
 * @param shares of the three nodes, for the example
 * @param share of the first node
 */
function secretField(name: string, shares: readonly number[], share: unknown): Field {
  const [first = 0, second = 0] = shares;
  const number = recoverSum(shares);
  let stored: readonly number[] = [];
  if (share === first) stored = shares;
  else if (isShare(share)) stored = withLastShare(number, share, second);
  return {name, operation: 'sum', value: String(number), stored: stored.map(String)};
}

function toField(
  {name, value, isSecret}: DocumentField,
  original: DocumentField | undefined,
  allShares: SampleDocuments['shares'],
): Field {
  if (!isSecret) {
    const text = typeof value === 'string' ? value : printExactJson(value);
    return {name, operation: 'plain', value: text};
  }
  const shares = allShares.find(([first]) => first === original?.value) ?? [];
  return secretField(name, shares, value);
}

/** Returns what the figure says about the fields: the calculation that gives the secret number, or what is wrong. */
function statusTextFor(fields: readonly Field[]): Example['statusText'] {
  const wrong = fields.find(({stored}) => stored?.length === 0);
  if (wrong !== undefined)
    return () =>
      translate(
        {
          id: 'api.nodes.wrongShare',
          message:
            'In the request, the share of {name} must be a whole number from 0 to {maximum}.',
        },
        {name: wrong.name, maximum: (MODULUS - 1).toLocaleString('en')},
      );
  const secret = fields.find(({operation}) => operation === 'sum');
  if (secret === undefined) return undefined;
  const hasPlain = fields.some(({operation}) => operation === 'plain');
  return (off) => {
    if (off.length === 0)
      return translate(
        {
          id: 'api.nodes.sum',
          message:
            '{name} is {sum}, modulo {modulus}. Each node has one of these numbers, so no node can read {name}.',
        },
        {name: secret.name, sum: secret.stored?.join(' + ') ?? '', modulus: MODULUS},
      );
    // With plain fields, the usual sentence says which ones can still be read.
    return hasPlain
      ? undefined
      : translate({
          id: 'api.nodes.lost',
          message: 'Nothing can be read. What is left fits every number equally well.',
        });
  };
}

/**
 * Returns a document as a record of three nodes. Secret fields come first.
 *
 * @param original the document in the example, whose shares are known
 * @param current the document as the reader edited it
 */
export function toExample(
  original: Document,
  current: Document,
  {kind, shares}: Pick<SampleDocuments, 'kind' | 'shares'>,
): Example {
  const originals = fieldsOf(original);
  const fields = fieldsOf(current)
    .map((field, index) => toField(field, originals[index], shares))
    .filter(({name}) => !NODE_FIELDS.includes(name))
    .toSorted((a, b) => Number(a.operation === 'plain') - Number(b.operation === 'plain'));
  const statusText = statusTextFor(fields);
  return {
    fields,
    fixed: true,
    result: kind === 'returned',
    deletes: kind === 'deleted',
    statusText,
  };
}
