/**
 * The values that a reader typed into samples: address, credential, and named ids. All pages of an API share them. The
 * browser's tab keeps them until it is closed.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {SampleValue} from '../shared/types';
import {keyOf, type OwnValues, type Target} from './ownValues';

const targets: readonly Target[] = ['sandbox', 'node'];

function keysOf(values: readonly SampleValue[]): string[] {
  return [...new Set(targets.flatMap((target) => values.map((value) => keyOf(value, target))))];
}

const slotOf = (key: string) =>
  createStorageSlot(storageKeys.sampleValues + key, {persistence: 'sessionStorage'});

/** Reads the reader's values. Works only in the browser. */
export function readValues(values: readonly SampleValue[]): OwnValues {
  const entries = keysOf(values).flatMap((key) => {
    const text = slotOf(key).get();
    return text === null ? [] : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Stores the reader's values, and deletes those that are missing in `own`. */
export function storeValues(values: readonly SampleValue[], own: OwnValues): void {
  for (const key of keysOf(values)) {
    const text = own[key];
    if (text === undefined) slotOf(key).del();
    else slotOf(key).set(text);
  }
}

/** Reads which samples the reader chose. Undefined if the API has no sandbox, or if the reader chose none. */
export function readTarget(values: readonly SampleValue[]): Target | undefined {
  if (!values.some(({sandbox}) => sandbox !== undefined)) return undefined;
  const stored = slotOf('target').get();
  return targets.find((target) => target === stored);
}

export function storeTarget(target: Target): void {
  slotOf('target').set(target);
}
