/** What samples look like. execution.test.ts runs them. */
import {describe, expect, it} from 'vitest';
import {ExactNumber} from '../../../../lib/exactNumber';
import type {RequestTemplate} from '../../shared/request/request';
import {languages, printSample} from '../../shared/request/samples';

const get: RequestTemplate = {
  method: 'GET',
  server: 'https://api.example',
  path: "/v1/it's",
  parameters: [
    {name: 'Authorization', place: 'header', prefix: 'Bearer ', value: 'YOUR_JWT'},
    {name: 'q', place: 'query', value: '$set'},
  ],
};
const withJson = (value: unknown): RequestTemplate => ({
  ...{...get, method: 'POST'},
  body: {kind: 'json', mediaType: 'application/json', value},
});

function print(name: string, template: RequestTemplate, hasEmptyBody = false): string {
  const language = languages.find(({value}) => value === name);
  return language === undefined ? '' : printSample(language, template, hasEmptyBody).text;
}

describe('a sample', () => {
  it('has a raw string in Go, or an escaped one if it has what ends one', () => {
    expect(print('go', withJson({a: '`'}))).toContain('strings.NewReader("{\\n  \\"a\\"');
    expect(print('go', withJson({a: "it's"}))).toContain(
      'strings.NewReader(`{\n  "a": "it\'s"\n}`)',
    );
  });

  it('prints the status in curl if a success has no body, and in Go always', () => {
    expect(print('curl', get, true)).toContain("-w '\\nStatus: %{http_code}\\n'");
    expect(print('curl', get)).not.toContain('Status');
    expect(print('go', get)).toContain('log.Println(res.Status)\n\tio.Copy(os.Stdout, res.Body)');
  });

  it('keeps the digits of a number, which JavaScript would round', () => {
    const template = withJson({id: new ExactNumber('9223372036854775807'), share: 0.5});
    for (const {value} of languages) {
      expect(print(value, template)).toMatch(/["']?id["']?: 9223372036854775807,/);
    }
    expect(print('ts', template)).toContain('because JavaScript would round a number');
    expect(print('ts', withJson({ratio: new ExactNumber('1.10')}))).toContain('ratio: 1.10');
  });

  it.each(languages)('says where its values are: $label', (language) => {
    const template: RequestTemplate = {
      ...withJson({name: "it's", list: [{'a-b': true}, null]}),
      path: '/v1/{id}',
      parameters: [
        ...get.parameters,
        {name: 'id', place: 'path', value: 'a/b'},
        {name: 'tags', place: 'query', value: ['x', 'y z']},
      ],
    };
    const {text, values} = printSample(language, template);
    const found = values.map(({path, start, end}) => [path.join('.'), text.slice(start, end)]);
    const byPath = Object.fromEntries(found) as Record<string, string>;
    expect(byPath).toMatchObject({
      server: 'https://api.example',
      'path.id': 'a%2Fb',
      'query.q': '%24set',
      'query.tags.1': 'y%20z',
      'header.Authorization': 'YOUR_JWT',
    });
    expect(byPath['body.name']).toMatch(/^"it('|'\\'')'?'?s"$/);
    expect(byPath['body.list.0.a-b']).toMatch(/^true$/i);
    expect(byPath['body.list.1']).toMatch(/^(?:null|None)$/);
  });
});
