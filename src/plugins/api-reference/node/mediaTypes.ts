/** Kinds of media types. */
import {printExactJson} from '../../../lib/exactNumber';

/** A media type that is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const jsonTypeRegex = /^[^;]*[/+]json\s*(?:;|$)/i;

/** Types with one JSON value on each line. */
export const linesTypeRegex = /[/-](?:ndjson|jsonl|jsonlines|json-lines)\b/i;

/** Prints the entries of a list, or another value, each on one line. */
export function printLines(value: unknown): string {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => printExactJson(entry)).join('\n');
}

/** Types that are neither JSON nor a form, although their schema may be an object. */
export const otherTextRegex = /[/+](?:xml|csv|html|yaml)\b/i;

/** Types whose content is text, although their names don't begin with `text/`. */
const textTypeRegex =
  /[/+](?:json|xml|yaml|svg|csv|html)\b|[/-](?:json|xml|yaml|ndjson|jsonl|json-seq|graphql|javascript|ecmascript|jwt|jose|sql|toml|pem|x-sh|http)\b/i;

/** Types of files. Names of vendors are mostly documents of an application. */
const fileTypeRegex =
  /^(?:image|audio|video|font|model)\/|^application\/(?:octet-stream|pdf|zip|gzip|zstd|msword|wasm|java-archive|x-|vnd\.|cbor|protobuf|msgpack|avro|ogg|rtf|epub\+zip|[\w.-]+\+(?:zip|gzip|cbor))/i;

/** Whether a body or part of this type is a file, not text: `image/png`, `application/octet-stream`. */
export function isBinaryType(mediaType: string): boolean {
  return fileTypeRegex.test(mediaType) && !textTypeRegex.test(mediaType.split(';')[0] ?? '');
}

export function isFormType(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded/i.test(mediaType);
}

export function isMultipartType(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}
