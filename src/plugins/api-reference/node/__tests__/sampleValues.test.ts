import {describe, expect, it} from 'vitest';
import {apis} from '../../../../config/apis';
import {variables} from '../../../../config/variables';
import {loadSpecification} from '../../../../lib/openapi/load';
import {listPages} from '../../../../lib/openapi/operations';
import {highlightFence} from '../../../code';
import {languages, printSample} from '../../shared/request/samples';
import {Descriptions, type ApiContext} from '../page';
import {pageTexts} from '../pageTexts';
import {requestTemplate} from '../requestTemplate';
import {sampleValues} from '../sampleValues';

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

const fail = (problem: string) => expect.fail(problem);

describe('the values of the documented operations', () => {
  it('are an address, a credential where one is needed, and an id where the request has one', () => {
    const kindsOf = (slug: string) => {
      const found = operations.find(({operation}) => operation.slug === slug);
      return found && sampleValues(found.context, found.operation).map(({kind}) => kind);
    };
    expect(kindsOf('upload-data')).toEqual(['address', 'credential', 'uuid']);
    expect(kindsOf('get-schemas')).toEqual(['address', 'credential']);
    expect(kindsOf('get-health-status')).toEqual(['address']);
    expect(kindsOf('chat-completion-v-1-chat-completions-post')).toEqual(['address', 'credential']);
  });

  // The browser replaces them in single pieces of highlighted code.
  it('are in every sample, each in one piece', () => {
    expect(operations).not.toHaveLength(0);
    for (const {context, operation} of operations) {
      const template = requestTemplate(context.spec, operation);
      for (const language of languages) {
        const {highlight} = language;
        const value = printSample(language, template).text;
        const fence = {language: highlight, meta: '', value};
        const {html} = highlightFence(fence, {siteDir: '.'}, {warn: fail, warnOnce: fail});
        const pieces = html.split(/<[^>]*>/);
        for (const {text} of sampleValues(context, operation))
          expect(
            pieces.filter((piece) => piece.includes(text)).length,
            `${operation.slug} in ${highlight}: ${text}`,
          ).toBeGreaterThan(0);
      }
    }
  });
});
