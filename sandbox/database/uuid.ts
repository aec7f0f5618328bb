import {randomUUID} from 'node:crypto';

const uuidRegex = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** Whether the database reads a text as a UUID: 32 hexadecimal digits, with or without the hyphens. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidRegex.test(value);
}

/** A UUID as the database stores it: a type of its own, never equal to the string of the same letters. */
export class Uuid {
  private readonly text: string;

  /** @throws TypeError when the text is not a UUID */
  constructor(text: string = randomUUID()) {
    if (!isUuid(text)) throw new TypeError(`Not a UUID: ${String(text)}`);
    const digits = text.toLowerCase().replaceAll('-', '');
    this.text = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  toString(): string {
    return this.text;
  }

  toJSON(): string {
    return this.text;
  }
}
