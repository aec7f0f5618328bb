import {isDictionary, type Dictionary} from '../src/lib/openapi/specification';

/** The object that a text is in JSON; undefined when it is none. */
export function parseObject(text: string): Dictionary | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDictionary(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
