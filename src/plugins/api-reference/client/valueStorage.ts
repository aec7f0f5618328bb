/**
 * The values that a reader inserts into samples. `ValuesSlot.tsx` looks for stored ones; the form (`values/Values.tsx`)
 * reads and stores them. The browser's tab keeps them until it is closed.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SampleValue} from '../shared/types';

/** The reader's values by key. A value that is not set is empty. */
export type OwnValues = Readonly<Record<string, string>>;

function slotOf({key}: SampleValue) {
  return createStorageSlot(`values.${key}`, {persistence: 'sessionStorage'});
}

/** Returns whether the reader has set at least one of these values. Works only in the browser. */
export function hasValues(values: readonly SampleValue[]): boolean {
  return values.some((value) => slotOf(value).get() !== null);
}

/** Reads the reader's values by key, '' for one that is not set. All pages of an API share them. */
export function readValues(values: readonly SampleValue[]): OwnValues {
  return Object.fromEntries(values.map((value) => [value.key, slotOf(value).get() ?? '']));
}

/** Stores the reader's values, and deletes those that are empty or missing in `own`. */
export function storeValues(values: readonly SampleValue[], own: OwnValues): void {
  for (const value of values) {
    const text = own[value.key] ?? '';
    if (text === '') slotOf(value).del();
    else slotOf(value).set(text);
  }
}
