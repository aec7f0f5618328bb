/** Tests the examples of an operation, and where its description is split around them. */
import {describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {renderApi} from '../renderApi';

const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml'};
const options = {console: false, localServers: {}};

describe('the examples contain', async () => {
  const {
    operations: [ask, clear],
  } = renderApi(
    await checkedSpecification(`openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /ask:
    post:
      summary: Ask
      requestBody:
        content:
          application/json:
            examples: {short: {value: {q: short}}, long: {summary: A long question, value: {q: long}}}
      responses:
        '200':
          description: The answer
          content:
            application/json: {example: {a: 1}}
            text/event-stream: {examples: {one: {summary: One event, value: {a: 2}}}}
            text/csv: {schema: {type: string}}
        '202': {description: XML, content: {application/xml: {schema: {type: object}, example: {x: 1}}}}
        '201': {description: XML, content: {application/xml: {schema: {type: object, properties: {x: {type: integer}}}}}}
  /clear: {post: {summary: Clear, responses: {'204': {description: Everything was cleared.}}}}
`),
    api,
    options,
  );

  it('further bodies of a request', () => {
    const [, others = ''] = ask?.mdx.split('<OtherBodies>') ?? [];
    expect(others).toContain('A long question\n\n```json\n{\n  "q": "long"\n}\n```');
    expect(others).not.toContain('"q": "short"');
  });

  it('given examples of further media types, and one event of a stream', () => {
    expect(ask?.mdx).toContain(
      'Content type `text/event-stream`:\n\nOne event\n\n```text\ndata: {"a":2}\n```',
    );
    expect(ask?.mdx).not.toContain('Content type `text/csv`:');
  });

  it('JSON for a body in XML only if its author gives it', () => {
    expect(ask?.mdx).toContain('"x": 1');
    expect(ask?.mdx).toContain('A body of type application/xml.');
    expect(ask?.mdx).not.toContain('"x": 0');
  });

  it('what a response without a body means, and no other bodies without examples', () => {
    expect(clear?.mdx).toContain('Everything was cleared. No body.');
    expect(clear?.mdx).not.toContain('OtherBodies');
  });
});

describe('a description is split', async () => {
  const {operations} = renderApi(
    await checkedSpecification(`openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /paragraph: {get: {summary: paragraph, description: "First.\\n\\n- Second", responses: {}}}
  /list: {get: {summary: list, description: "First:\\n\\n- One\\n- Two\\n\\nLast.", responses: {}}}
  /steps: {get: {summary: steps, description: "First:\\n\\n1. One\\n2. Two\\n\\nLast.", responses: {}}}
  /long: {get: {summary: long, description: "First:\\n\\n- One\\n  more\\n\\nLast.", responses: {}}}
  /warning: {get: {summary: warning, description: "First.\\n\\n> **Never**\\n>\\n> - One\\n\\nSecond:\\n\\n- Two\\n\\nLast.", responses: {}}}
  /only: {get: {summary: only, description: "First:\\n\\n- One", responses: {}}}
`),
    api,
    options,
  );

  it.each([
    ['paragraph', 'after its first paragraph', ['First.'], ['- Second']],
    ['list', 'after the list that a colon introduces', ['First:', '- One', '- Two'], ['Last.']],
    ['steps', 'after numbered steps', ['First:', '1. One', '2. Two'], ['Last.']],
    ['long', 'after a list with longer items', ['First:', '- One', 'more'], ['Last.']],
    [
      'warning',
      'after the paragraph that follows a warning',
      ['First.', ':::danger[Never]', '- One', 'Second:', '- Two'],
      ['Last.'],
    ],
    ['only', 'nowhere, if nothing follows the list', ['First:', '- One'], []],
  ])('%s: %s', (id, _place, before, after) => {
    const page = operations.find((each) => each.id === id);
    const [, body = ''] = page?.mdx.split(/<Operation[^>]*>/) ?? [];
    const [introduction = '', contract = ''] = body.split('<Examples>');
    for (const words of before) expect(introduction).toContain(words);
    for (const words of after) {
      expect(introduction).not.toContain(words);
      expect(contract).toContain(words);
    }
  });
});
