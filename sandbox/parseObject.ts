import {isDictionary, type Dictionary} from '../src/lib/openapi/specification';

/**
 * Parses a JSON object. The contract check (contract/contract.ts) searches request bodies for undeclared properties
 * with it. Returns undefined when the text isn't JSON or isn't an object.
 */
export function parseObject(text: string): Dictionary | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDictionary(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
