/** Executes samples in all languages, and compares what a server receives with what the specification says. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {listPages} from '../../../../lib/openapi/operations';
import {languages, printSample} from '../../shared/request/samples';
import {requestTemplate} from '../requestTemplate';
import {EchoServer, FILE_CONTENT, isAvailable, runners, type Received} from './echo';
import type {Case} from './executionCase';
import {cases} from './executionCases';
import {bearer} from './executionOthers';

/** Builds the operations of all cases. The number of a case is the first segment of its path. */
async function samplesFor(server: string) {
  const paths = cases.map(({operation, path = '/x', method = 'POST'}, index) => [
    `/${index}${path}`,
    {[method.toLowerCase()]: {operationId: `case${index}`, responses: {}, ...operation}},
  ]);
  const spec = await checkedSpecification(
    JSON.stringify({
      ...{openapi: '3.1.0', info: {title: 'Echo', version: '1'}, servers: [{url: server}]},
      paths: Object.fromEntries(paths) as object,
      components: {
        securitySchemes: {
          bearer,
          session: {type: 'apiKey', in: 'cookie', name: 'session'},
          key: {type: 'apiKey', in: 'query', name: 'key'},
        },
      },
    }),
  );
  return listPages(spec).map((operation) => requestTemplate(spec, operation));
}

/** The parts of a multipart body, with their content types if they are not the default. */
function partsOf({headers, body}: Received) {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(String(headers['content-type'])) ?? [];
  const sections = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return sections.map((section) => {
    const [head = '', ...content] = section.slice(2, -2).split('\r\n\r\n');
    const [, quoted] = /name="((?:\\.|[^"])*)"/.exec(head) ?? [];
    // Go escapes a quotation mark as texts do; browsers as addresses do.
    const name = quoted?.replaceAll(/\\"|%22/g, '"');
    const [, type = ''] = /content-type: ([^;\r]+)/i.exec(head) ?? [];
    const isDefault = ['text/plain', 'application/octet-stream', ''].includes(type);
    return [name, content.join('\r\n\r\n'), ...(isDefault ? [] : [type])];
  });
}

function checkRequest(received: Received, expected: Case): void {
  const {method, url, headers = {}, json: value, text, form, parts, file} = expected;
  if (method !== undefined) expect(received.method).toBe(method);
  if (url !== undefined) expect(received.url).toBe(url);
  for (const [name, wanted] of Object.entries(headers)) {
    expect(received.headers[name]).toBe(wanted);
  }
  const names = received.rawHeaders.filter((_, index) => index % 2 === 0);
  const lower = names.map((name) => name.toLowerCase());
  expect(lower, 'no header is sent twice').toEqual([...new Set(lower)]);
  const body = received.body.toString();
  if ('json' in expected) expect(JSON.parse(body)).toEqual(value);
  if (text !== undefined) expect(body).toBe(text);
  if (form !== undefined) expect([...new URLSearchParams(body)]).toEqual(form);
  if (file === true) expect(received.body.equals(FILE_CONTENT)).toBe(true);
  if (parts !== undefined) {
    expect(received.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(partsOf(received)).toEqual(parts);
  }
}

const missing: Readonly<Record<string, boolean>> = {
  python: !isAvailable('python3', '-c', 'import requests'),
  go: !isAvailable('go', 'version'),
};

describe.each(languages)('samples in $label', (language) => {
  const {value: name} = language;
  if (missing[name] === true) {
    it.skip(`are not executed, because ${name} or its package for requests is not installed`);
    return;
  }
  const server = new EchoServer();
  let failure: unknown;
  beforeAll(async () => {
    const templates = await samplesFor(await server.start());
    const samples = templates.map((template) => printSample(language, template).text);
    failure = await runners[name]?.(samples).then(
      () => undefined,
      (error: unknown) => error,
    );
  }, 120_000);
  afterAll(() => server.stop());

  it('run without an error', () => expect(failure).toBeUndefined());

  it.each(cases.map((each, index) => ({...each, index})))('send $name', (expected) => {
    const received = server.received.get(String(expected.index));
    if (received === undefined) throw new Error('The server received nothing.');
    checkRequest(received, expected);
  });
});
