/** The records of the examples. They are those of the samples on the pages. */
import type {Operation} from './arithmetic';

export interface Field {
  readonly name: string;
  readonly operation: Operation;
  readonly value: string;
  /**
   * What the three nodes store at first. Always given for `match`, because browsers can only compute a digest
   * asynchronously.
   */
  readonly stored?: readonly string[];
}

export interface Example {
  readonly fields: readonly Field[];
  /** Whether nodes add up their shares of all fields, as a query does. */
  readonly total?: boolean;
  /** Whether it is what a request returns, which may be no record. */
  readonly result?: boolean;
  /** Whether a node that is off has deleted its document. */
  readonly deletes?: boolean;
  /** Numbers of the nodes that are off at first, from 0. */
  readonly off?: readonly number[];
  /** Whether values can't be edited here, because the page shows them in a sample, too. */
  readonly fixed?: boolean;
  /**
   * Says what can be read, instead of the usual sentence.
   *
   * @param off numbers of the nodes that are off
   */
  readonly statusText?: (off: readonly number[]) => string | undefined;
}

/**
 * Whether a field is shown once for all nodes: a plain one of a fixed example, whose values can be long and don't change. The
 * secret fields remain for the cards of the nodes.
 */
export const isShownOnce = ({fixed, fields}: Example, {operation}: Field): boolean =>
  fixed === true && operation === 'plain' && fields.some((field) => field.operation !== 'plain');

const name: Field = {name: 'name', operation: 'store', value: 'Ada'};
const team: Field = {name: 'team', operation: 'plain', value: 'red'};
const salary: Field = {name: 'salary', operation: 'sum', value: '61000'};
/** The digest of the e-mail address. */
const digest =
  'nEy+BnZr2NIrIbbVL+KVOx2kperuVyN6z1xRwonyIlOHHiL8V91vZVqBhqIHgTCOaDErBsuFh+vRxE2ClzggAA==';
const email: Field = {
  name: 'email',
  operation: 'match',
  value: 'ada@example.org',
  stored: [digest, digest, digest],
};

const pay = {
  ada: {...salary, name: 'Ada'},
  ben: {...salary, name: 'Ben', value: '72500'},
  cem: {...salary, name: 'Cem', value: '48000'},
};

export const examples = {
  record: {fields: [name, team, salary]},
  operations: {fields: [name, email, salary, team]},
  total: {fields: [pay.ada, pay.ben, pay.cem], total: true},
  query: {fields: [pay.ada, pay.cem], total: true},
  read: {fields: [name, team], off: [2]},
  update: {fields: [team, {...salary, value: '64000'}]},
  delete: {fields: [name, team], deletes: true, off: [2]},
} satisfies Record<string, Example>;

export type ExampleName = keyof typeof examples;
