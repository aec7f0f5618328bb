import {randomUUID} from 'node:crypto';

const uuidRegex = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidRegex.test(value);
}

/**
 * A UUID as the database stores it: a type of its own, never equal to the string of the same letters.
 * That is why a collection whose schema does not coerce `_id` finds nothing by `_id`.
 */
export class Uuid {
  private readonly text: string;

  /** @throws TypeError when the text is not a UUID */
  constructor(text: string = randomUUID()) {
    if (!uuidRegex.test(text)) throw new TypeError(`Not a UUID: ${text}`);
    this.text = text.toLowerCase();
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}
