/** Runs samples with mocks of `curl`, `fetch`, and `requests`, and compares what they send. */
import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import {languages, sandboxCommand} from '../codeSamples';
import type {RequestBodySample, RequestSample} from '../request';

const value: unknown = JSON.parse(
  '{"$set": "it\'s \\"`quoted`\\" \\\\ ${HOME} $HOME !! %s é", "lines": "one\\ntwo", "a-b": [true, null, 1.5], "__proto__": {"a": 1}}',
);
const url = "https://api.example/v1/it's?q=%24set";
const headers = [['Authorization', 'Bearer YOUR_JWT']] as const;
const withBody = (
  given: Pick<RequestBodySample, 'kind' | 'mediaType'> & Partial<RequestBodySample>,
): RequestSample => {
  const body = {value: {}, text: '', fields: [], ...given};
  return {method: 'POST', url, headers: [...headers, ['Content-Type', body.mediaType]], body};
};
const json = withBody({kind: 'json', mediaType: 'application/json', value});
const form = withBody({
  kind: 'form',
  mediaType: 'application/x-www-form-urlencoded',
  fields: [['a', "x y&'", false]],
});
const get: RequestSample = {method: 'GET', url, headers};

const print = (name: string, sample: RequestSample, hasEmptyBody = false): string =>
  languages.find(({value: language}) => language === name)?.print(sample, hasEmptyBody) ?? '';

/** The arguments that the shell passes to curl. */
function argumentsOf(sample: RequestSample): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${print('curl', sample)}`;
  return execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
}

async function fetched(sample: RequestSample): Promise<[unknown, RequestInit, string]> {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  const globals = {fetch: send, console: {log: () => undefined}, URLSearchParams};
  await runInNewContext(`(async () => {${print('ts', sample)}})()`, globals);
  const [address, options = {}] = send.mock.calls[0] ?? [];
  return [address, options, await new Response(options.body).text()];
}

function requested(sample: RequestSample): unknown {
  const script = `import json, sys, types
response = types.SimpleNamespace(status_code=200, text='')
def send(method):
    return lambda url, **rest: print(json.dumps([method, url, rest])) or response
sys.modules['requests'] = types.SimpleNamespace(get=send('GET'), post=send('POST'))
exec(sys.stdin.read())`;
  const out = execFileSync('python3', ['-c', script], {
    input: print('python', sample),
    encoding: 'utf8',
  });
  return JSON.parse(out.split('\n')[0] ?? '');
}

describe('a request with a JSON body', () => {
  it('is sent by curl', () => {
    const [address, ...rest] = argumentsOf(json);
    expect(address).toBe(url);
    expect(rest.slice(0, -1)).toEqual([
      '-H',
      'Authorization: Bearer YOUR_JWT',
      '-H',
      'Content-Type: application/json',
      '-d',
    ]);
    expect(JSON.parse(rest.at(-1) ?? '')).toEqual(value);
  });

  it('is sent by fetch', async () => {
    const [address, options, body] = await fetched(json);
    expect(address).toBe(url);
    expect(options).toMatchObject({method: 'POST', headers: Object.fromEntries(json.headers)});
    expect(JSON.parse(body)).toEqual(value);
  });

  it('is sent by requests, which sets the content type itself', () => {
    const rest = {headers: Object.fromEntries(headers), json: value};
    expect(requested(json)).toEqual(['POST', url, rest]);
  });

  it('is a raw string in Go, or escaped if it has what ends one', () => {
    expect(print('go', json)).toContain('strings.NewReader("{\\n  \\"$set\\"');
    const plain = withBody({kind: 'json', mediaType: 'application/json', value: {a: "it's"}});
    expect(print('go', plain)).toContain('strings.NewReader(`{\n  "a": "it\'s"\n}`)');
  });
});

describe('the status of a response', () => {
  it('is printed by curl if a success has no body, and by Go always', () => {
    expect(print('curl', get, true)).toContain("-w '\\nStatus: %{http_code}\\n'");
    expect(print('curl', get)).not.toContain('Status');
    expect(print('go', get)).toContain('log.Println(res.Status)\n\tio.Copy(os.Stdout, res.Body)');
  });
});

describe('a command for the sandbox', () => {
  const sandbox = {url: 'http://localhost:9181', credential: '$TOKEN', setup: 'TOKEN=x'};

  it('calls the sandbox with its credential', () => {
    expect(sandboxCommand(get, sandbox, false)).toBe(
      `TOKEN=x

curl \\
  'http://localhost:9181/v1/it'\\''s?q=%24set' \\
  -H "Authorization: Bearer $TOKEN"`,
    );
  });

  it('prints the status if a success has no body', () => {
    const lines = sandboxCommand({...get, headers: []}, sandbox, true).split('\n');
    expect(lines).toEqual([
      'curl \\',
      "  'http://localhost:9181/v1/it'\\''s?q=%24set' \\",
      "  -w '\\nStatus: %{http_code}\\n'",
    ]);
  });
});

describe('a request', () => {
  it('is sent without a body', async () => {
    expect(argumentsOf(get)).toEqual([url, '-H', 'Authorization: Bearer YOUR_JWT']);
    expect(await fetched(get)).toEqual([url, {headers: Object.fromEntries(headers)}, '']);
    expect(requested(get)).toEqual(['GET', url, {headers: Object.fromEntries(headers)}]);
    expect(argumentsOf({...get, method: 'DELETE'}).slice(0, 2)).toEqual(['-X', 'DELETE']);
  });

  it('is sent with a form', async () => {
    expect(argumentsOf(form).slice(-2)).toEqual(['--data-urlencode', "a=x y&'"]);
    expect((await fetched(form))[2]).toBe('a=x+y%26%27');
    expect(requested(form)).toMatchObject(['POST', url, {data: {a: "x y&'"}}]);
    expect(print('go', form)).toContain('strings.NewReader(`a=x+y%26%27`)');
  });

  it('is sent with text, a file, or parts of both', () => {
    const text = withBody({kind: 'text', mediaType: 'text/plain', text: "@it's\nhere"});
    const file = withBody({kind: 'file', mediaType: 'image/png'});
    const fields = [
      ['chart', '<file>', true],
      ['unit', '@it', false],
    ] as const;
    const parts = withBody({kind: 'multipart', mediaType: 'multipart/form-data', fields});
    expect(argumentsOf(text).slice(-2)).toEqual(['--data-raw', "@it's\nhere"]);
    expect(argumentsOf(file).slice(-2)).toEqual(['--data-binary', '@path/to/file']);
    const sent = argumentsOf(parts).slice(-4);
    expect(sent).toEqual(['-F', 'chart=@path/to/file', '--form-string', 'unit=@it']);
    for (const {print: printed} of languages) {
      for (const sample of [file, parts]) expect(printed(sample)).toContain('path/to/file');
    }
    expect(print('go', parts)).toContain('form.FormDataContentType()');
  });
});
