/** Corners of the languages that the readers must get right. */
import {describe, expect, it} from 'vitest';
import {extractShell} from '../extract/curl';
import {extractPython} from '../extract/python';
import {extractTypeScript} from '../extract/typescript';
import {HOLE, parseJson, splitHoles} from '../holes';
import type {Extract} from '../types';

/** Method, path, and body of each call, in a form that is easy to read. */
const callsIn = (extract: Extract, text: string): string[] =>
  extract({text, line: 1}).map((finding) => {
    if (finding.kind !== 'call') return 'status';
    const {method = '?', path, body} = finding;
    const sent = body.state === 'json' ? JSON.stringify(body.value) : body.state;
    return `${finding.line} ${method} ${path} ${sent}`.replaceAll(HOLE, '~');
  });

describe('shell', () => {
  it.each([
    [
      'options in one word, value attached',
      `curl -sSfXDELETE "$N/about"`,
      ['1 DELETE /about none'],
    ],
    ['quotes that meet', `curl $N/about -d'{"a": "'"$ID"'"}'`, ['1 POST /about {"a":"~"}']],
    [
      'a number from a variable',
      `curl $N/about -d "{\\"a\\": $COUNT}"`,
      ['1 POST /about {"a":"~"}'],
    ],
    ['a default', 'U="${U:-http://localhost:9184/v1}"\ncurl $U/models', ['2 GET /v1/models none']],
    [
      'a quoted here-document',
      'curl $N/about -d @- <<\'E\'\n{"a": "$b"}\nE',
      ['1 POST /about {"a":"$b"}'],
    ],
    ['a call inside a call', 'x=$(curl -s "$N/about" | jq -r ".did")', ['1 GET /about none']],
    ['a group with a pipe', '{\n  printf x\n  curl $N/about | jq .\n} >f', ['3 GET /about none']],
    ['a query made of data', 'curl -G $N/about --data-urlencode "a=b"', ['1 GET /about none']],
    ['a file as body', 'curl $N/about -d @body.json', ['1 POST /about unknown']],
    ['words that are no call', '# curl $N/about\necho "curl $N/about"', []],
    ['a condition', 'if ! curl -s $N/about; then exit 1; fi', ['1 GET /about none']],
  ])('reads %s', (_what, text, expected) => {
    expect(callsIn(extractShell, text)).toEqual(expected);
  });
});

describe('TypeScript', () => {
  it.each([
    ['no options', 'fetch(`${u}/about`)', ['1 GET /about none']],
    ['options that are not known', 'fetch(`${u}/about`, options)', ['1 ? /about unknown']],
    ['options known in part', 'fetch(`${u}/about`, {...more})', ['1 ? /about unknown']],
    ['a path that is not known', 'fetch(node.url + path, {method: "POST"})', []],
    [
      'constants, spreads and conditions',
      'const a = {x: 1};\nconst b = {...a, ...(c && {y: 2}), z: d ? 1 : 2, n: -3};\n' +
        'fetch(`${u}/about`, {method: "POST", body: JSON.stringify(b)})',
      ['3 POST /about {"x":1,"~":"~","z":"~","n":-3}'],
    ],
    [
      'a parameter that hides a constant',
      'const a = 1;\nconst f = (a: number) => call(node, "POST", "/api/v1/x", {a});',
      ['2 POST /api/v1/x {"a":"~"}'],
    ],
    [
      'a client of another name',
      'llm.chat.completions.create({model})',
      ['1 POST /v1/chat/completions {"model":"~"}'],
    ],
    ['a mistake in the syntax', 'fetch(`${u}/about`', ['1 GET /about none']],
  ])('reads %s', (_what, text, expected) => {
    expect(callsIn(extractTypeScript, text)).toEqual(expected);
  });
});

describe('Python', () => {
  it.each([
    [
      'a request',
      'requests.delete(u + "/about", json={"a": [1, None, True]})',
      ['1 DELETE /about {"a":[1,null,true]}'],
    ],
    [
      'an f-string',
      'base = "http://localhost:9181"\nurlopen(f"{base}/about")',
      ['2 GET /about none'],
    ],
    [
      'a spread',
      'requests.post(u + "/about", json={**rest, "a": x})',
      ['1 POST /about {"~":"~","a":"~"}'],
    ],
    ['a method', 'Request(u + "/about", method="PUT")', ['1 PUT /about none']],
    [
      'a path handed to a function',
      'call(node, "POST", "/api/v1/x", {"a": 1})',
      ['1 POST /api/v1/x {"a":1}'],
    ],
    [
      'a client',
      'c = OpenAI(base_url="http://localhost:9184/v2")\nc.models.list()',
      ['2 GET /v2/models none'],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect(callsIn(extractPython, text)).toEqual(expected);
  });
});

describe('holes', () => {
  it('are found at their places', () => {
    const value = {a: HOLE, b: [{c: `x${HOLE}`, [HOLE]: HOLE}], d: undefined};
    expect(splitHoles(value)).toEqual({
      plain: {a: HOLE, b: [{c: `x${HOLE}`}]},
      unknown: ['/a', '/b/0/c'],
      open: ['/b/0'],
    });
  });

  it('may stand bare in JSON', () => {
    expect(parseJson(`{"a": ${HOLE}, "b": [${HOLE}]}`)).toEqual({value: {a: HOLE, b: [HOLE]}});
    expect(parseJson('{"a": }')).toBeUndefined();
  });
});
