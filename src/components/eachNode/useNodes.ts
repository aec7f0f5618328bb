import {useState} from 'react';
import {NODES} from './arithmetic';
import {exampleDocuments, store, type Stored} from './documents';
import type {Example, Field} from './examples';

interface NodesState {
  /** For each field, what the reader typed. */
  readonly values: readonly string[];
  /** For each field, what the three nodes store. Nothing while the value is invalid. */
  readonly documents: readonly Stored[];
  /** For each node, whether it answers. */
  readonly on: readonly boolean[];
}

export interface Nodes extends NodesState {
  /** Whether the reader changed something. */
  readonly isChanged: boolean;
  /** Changes a value. Nodes that are off keep what they have. */
  readonly change: (field: number, value: string) => void;
  /** Switches a node on or off. */
  readonly toggle: (node: number) => void;
  /** Writes new shares of all values to the nodes that are on. */
  readonly writeAgain: () => void;
  /** Shows the example again. */
  readonly restore: () => void;
}

function replaceAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return list.map((old, each) => (each === index ? item : old));
}

/** Returns what nodes store for a field after a write: those that are off keep what they have. */
function written({on}: NodesState, old: Stored, stored: Stored): Stored {
  if (stored.length === 0) return [];
  return NODES.map((node) => (on[node] ? stored[node] : old[node]) ?? '');
}

/** The state of three nodes that store a record. Everything is computed in the browser; nothing is sent. */
export function useNodes({fields, off = []}: Example): Nodes {
  const [initial] = useState<NodesState>(() => ({
    values: fields.map(({value}) => value),
    documents: exampleDocuments(fields),
    on: NODES.map((node) => !off.includes(node)),
  }));
  const [state, setState] = useState(initial);

  /** Splits a value, and writes it to the nodes unless the reader has changed it meanwhile. */
  const write = async (index: number, field: Field, value: string) => {
    const stored = await store(field, value);
    setState((old) => {
      if (old.values[index] !== value) return old;
      const document = written(old, old.documents[index] ?? [], stored);
      return {...old, documents: replaceAt(old.documents, index, document)};
    });
  };

  return {
    ...state,
    isChanged: state !== initial,
    change: (index, value) => {
      const field = fields[index];
      if (field === undefined) return;
      setState((old) => ({...old, values: replaceAt(old.values, index, value)}));
      void write(index, field, value);
    },
    toggle: (node) =>
      setState((old) => ({...old, on: replaceAt(old.on, node, old.on[node] !== true)})),
    writeAgain: () => {
      for (const [index, field] of fields.entries())
        void write(index, field, state.values[index] ?? '');
    },
    restore: () => setState(initial),
  };
}
