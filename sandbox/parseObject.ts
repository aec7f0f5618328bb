import {isDictionary, type Dictionary} from '../src/lib/openapi/specification';

/**
 * Parses a JSON object, for the search of undeclared properties in a request. Returns undefined when the text
 * isn't JSON or isn't an object.
 */
export function parseObject(text: string): Dictionary | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDictionary(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
