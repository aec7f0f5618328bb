/** The reader's values, which the tab keeps until it is closed. */
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SampleValue} from '../shared/types';

/** The reader's values by key. A value that is not set is empty. */
export type OwnValues = Readonly<Record<string, string>>;

function slotOf({key}: SampleValue) {
  return createStorageSlot(`values.${key}`, {persistence: 'sessionStorage'});
}

/** Whether the reader has set a value of a page. Only in the browser. */
export function hasValues(values: readonly SampleValue[]): boolean {
  return values.some((value) => slotOf(value).get() !== null);
}

/** Reads the values of a page, which other pages of the same API share. */
export function readValues(values: readonly SampleValue[]): OwnValues {
  return Object.fromEntries(values.map((value) => [value.key, slotOf(value).get() ?? '']));
}

/** Keeps values, and forgets those that are empty. */
export function storeValues(values: readonly SampleValue[], own: OwnValues): void {
  for (const value of values) {
    const text = own[value.key] ?? '';
    if (text === '') slotOf(value).del();
    else slotOf(value).set(text);
  }
}
