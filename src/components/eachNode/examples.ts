/** The records of the examples. They are those of the samples on the pages. */
import type {Operation} from './arithmetic';

export interface Field {
  readonly name: string;
  readonly operation: Operation;
  readonly value: string;
  /** Only for `match`: the digest of `value`, which browsers can only compute asynchronously. */
  readonly digest?: string;
}

export interface Example {
  readonly fields: readonly Field[];
  /** Whether nodes add up their shares of all fields, as a query does. */
  readonly total?: boolean;
  /** Whether a node that is off has deleted its document. */
  readonly deletes?: boolean;
}

const name: Field = {name: 'name', operation: 'store', value: 'Ada'};
const team: Field = {name: 'team', operation: 'plain', value: 'red'};
const salary: Field = {name: 'salary', operation: 'sum', value: '61000'};
const email: Field = {
  name: 'email',
  operation: 'match',
  value: 'ada@example.org',
  digest:
    'nEy+BnZr2NIrIbbVL+KVOx2kperuVyN6z1xRwonyIlOHHiL8V91vZVqBhqIHgTCOaDErBsuFh+vRxE2ClzggAA==',
};

export const examples = {
  record: {fields: [name, team, salary]},
  operations: {fields: [name, email, salary, team]},
  total: {
    fields: [
      {...salary, name: 'Ada'},
      {...salary, name: 'Ben', value: '72500'},
      {...salary, name: 'Cem', value: '48000'},
    ],
    total: true,
  },
  update: {fields: [team, salary]},
  delete: {fields: [name, team, salary], deletes: true},
} satisfies Record<string, Example>;

export type ExampleName = keyof typeof examples;
