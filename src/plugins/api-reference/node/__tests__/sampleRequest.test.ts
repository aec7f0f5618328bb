import {describe, expect, it} from 'vitest';
import {apis} from '../../../../config/apis';
import {variables} from '../../../../config/variables';
import {parseExactJson, printExactJson} from '../../../../lib/exactNumber';
import {loadSpecification} from '../../../../lib/openapi/load';
import {listPages} from '../../../../lib/openapi/operations';
import {sandboxTemplate} from '../../shared/request/mapValues';
import type {RequestTemplate} from '../../shared/request/request';
import {Descriptions, type ApiContext} from '../page';
import {pageTexts} from '../pageTexts';
import {sampleRequest} from '../sampleRequest';

const contexts = apis.map((api): ApiContext => ({
  spec: loadSpecification('.', api, variables),
  api,
  route: `/api/${api.segment}`,
  infoId: 'info',
  texts: pageTexts,
  console: false,
  localServers: {},
  descriptions: new Descriptions(),
}));
const operations = contexts.flatMap((context) =>
  listPages(context.spec, true).map((operation) => ({context, operation})),
);

describe('the values of the documented operations', () => {
  it('are an address, a credential where one is needed, and an id where the request has one', () => {
    const kindsOf = (slug: string) => {
      const found = operations.find(({operation}) => operation.slug === slug);
      return found && sampleRequest(found.context, found.operation).values.map(({kind}) => kind);
    };
    expect(kindsOf('upload-data')).toEqual(['address', 'credential', 'id']);
    expect(kindsOf('get-schemas')).toEqual(['address', 'credential']);
    expect(kindsOf('get-health-status')).toEqual(['address']);
    expect(kindsOf('chat-completion-v-1-chat-completions-post')).toEqual(['address', 'credential']);
  });

  it('are in the request, and the sandbox has its own address and credential', () => {
    expect(operations).not.toHaveLength(0);
    for (const {context, operation} of operations) {
      const {template, values} = sampleRequest(context, operation);
      const request = parseExactJson(template) as RequestTemplate;
      const shown = printExactJson(sandboxTemplate(request, values));
      for (const {text, sandbox} of values) expect(shown).toContain(sandbox ?? text);
      expect(shown).toContain('http://localhost:918');
      expect(shown).not.toContain('YOUR_');
    }
  });
});
