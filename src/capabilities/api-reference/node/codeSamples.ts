/**
 * Code for a request in the languages of the site, made by postman-code-generators. Chosen over
 * httpsnippet because it quotes shell text so that `$set` and `'` survive, prints bodies over several
 * lines, and handles errors in Go; see README.md beside this file.
 */
import {createRequire} from 'node:module';
import type * as Generators from 'postman-code-generators';
import {Request, type RequestBodyDefinition} from 'postman-collection';
import type {SandboxNode} from '../../../config/apis';
import type {RequestBodySample, RequestSample} from './request';

/** A tab of the samples. `value` is the one that tabs of the whole site share. */
interface Language {
  readonly value: 'curl' | 'ts' | 'python' | 'go';
  readonly label: string;
  /** Names of the generator. */
  readonly generator: readonly [language: string, variant: string];
  readonly highlight: string;
}

export const languages: readonly [Language, ...Language[]] = [
  {value: 'curl', label: 'curl', generator: ['curl', 'curl'], highlight: 'bash'},
  {value: 'ts', label: 'TypeScript', generator: ['javascript', 'fetch'], highlight: 'ts'},
  {value: 'python', label: 'Python', generator: ['python', 'requests'], highlight: 'python'},
  {value: 'go', label: 'Go', generator: ['go', 'native'], highlight: 'go'},
];

const generatorOptions = {
  ES6_enabled: true,
  asyncAwaitEnabled: true,
  longFormat: false,
  indentCount: 2,
  indentType: 'Space',
  trimRequestBody: true,
};

function toPostmanBody(body: RequestBodySample): RequestBodyDefinition {
  const fields = body.fields.map(([key, value, isFile]) =>
    isFile ? {key, type: 'file', src: 'path/to/file'} : {key, value, type: 'text'},
  );
  switch (body.kind) {
    case 'form':
      return {mode: 'urlencoded', urlencoded: fields};
    case 'multipart':
      return {mode: 'formdata', formdata: fields};
    case 'file':
      return {mode: 'file', file: {src: 'path/to/file'}};
    case 'text': {
      const language = /json/i.test(body.mediaType) ? 'json' : 'text';
      return {mode: 'raw', raw: body.text, options: {raw: {language}}};
    }
  }
}

/** One code sample. */
export interface CodeSample {
  readonly language: Language;
  readonly code: string;
}

/** Loaded with the first sample: a start without a change to the pages saves the time. */
const generators = () => createRequire(__filename)('postman-code-generators') as typeof Generators;

/** Sets what follows the first line of a curl command in: options, and a body of JSON, where that changes nothing. */
function indentCurl(code: string, body: RequestBodySample | undefined): string {
  const isJson = body?.kind === 'text' && /json/i.test(body.mediaType);
  return isJson ? code.replaceAll('\n', '\n  ') : code.replace(/ \\\n-/g, ' \\\n  -');
}

/** The request in one language. @throws when the generator has nothing for it */
function codeSample(sample: RequestSample, language: Language): CodeSample {
  const request = new Request({
    method: sample.method,
    url: sample.url,
    header: sample.headers.map(([key, value]) => ({key, value})),
    body: sample.body === undefined ? undefined : toPostmanBody(sample.body),
  });
  const [name, variant] = language.generator;
  // The documented services redirect nothing: curl need not be told to follow.
  const options = {...generatorOptions, followRedirect: name !== 'curl'};
  let code = '';
  generators().convert(name, variant, request, options, (error, snippet) => {
    if (error instanceof Error) throw error;
    code = name === 'curl' ? indentCurl(snippet ?? '', sample.body) : (snippet ?? '');
  });
  if (code === '') throw new Error(`${sample.method} ${sample.url}: no ${language.label} sample`);
  return {language, code: code.trim()};
}

/** The request in every language. */
export const codeSamples = (sample: RequestSample): CodeSample[] =>
  languages.map((language) => codeSample(sample, language));

/** The same request to the sandbox, as a command that runs as it stands. */
export function sandboxCommand(sample: RequestSample, {url, credential, setup}: SandboxNode) {
  const {origin} = new URL(sample.url);
  const [curl] = languages;
  const {code} = codeSample({...sample, url: sample.url.replace(origin, url)}, curl);
  const command = code.replace(
    /'([^'\n]*)\b(?:YOUR_JWT|YOUR_API_KEY)'/g,
    (_quoted, before: string) => `"${before}${credential}"`,
  );
  const needsSetup = setup !== undefined && command !== code;
  return needsSetup ? `${setup}\n\n${command}` : command;
}
