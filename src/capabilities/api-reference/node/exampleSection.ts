/** Code samples and example responses side by side, made at build time. */
import {languages, sandboxCommand} from './codeSamples';
import {attribute, blocks, heading, type ApiContext} from './page';
import {isKnownLanguage} from '../../code';
import {fence, toMdx, toMdxText} from './markdown';
import type {
  ExampleObject,
  MediaTypeObject,
  Named,
  ResponseObject,
} from '../../../lib/openapi/document';
import {responsesOf, type Operation} from '../../../lib/openapi/operations';
import {CODE_MAX_LENGTH} from '../options';
import {preferredMedia, requestSample} from './request';
import {examplesOf, printExample} from './sample';

/** Examples of one status that are shown; a specification may list dozens. */
const EXAMPLES_PER_STATUS = 4;

function tab(value: string, label: string, content: string): string {
  return blocks(
    `<TabItem ${attribute('value', value)} ${attribute('label', label)}>`,
    content,
    '</TabItem>',
  );
}

/** Examples that stand elsewhere. */
function elsewhere({spec, texts}: ApiContext, content: Named<MediaTypeObject> | undefined): string {
  const urls = Object.values(content ?? {}).flatMap(({examples = {}}) =>
    Object.values(examples).map((entry) => spec.resolve<ExampleObject>(entry).externalValue),
  );
  const links = urls.filter((url) => url !== undefined).map((url) => `[${url}](${url})`);
  return links.length === 0
    ? ''
    : toMdx(`${texts['api.page.exampleElsewhere']} ${links.join(', ')}`);
}

function requestTabs(context: ApiContext, operation: Operation): string {
  const {spec, api, texts} = context;
  // With a console in the page, that is where a request is repeated.
  const sandbox = context.console ? undefined : api.sandbox;
  const sample = requestSample(spec, operation);
  const tabs = languages.map(({value, label, highlight, print}) =>
    tab(value, label, fence(print(sample), highlight)),
  );
  for (const {lang = 'text', label = lang, source} of operation.source['x-codeSamples'] ?? []) {
    const language = isKnownLanguage(lang.toLowerCase()) ? lang.toLowerCase() : 'text';
    tabs.push(tab(`own-${label}`, label, fence(source, language)));
  }
  const command =
    sandbox &&
    blocks(
      '<Sandbox>',
      texts['api.page.sandbox'],
      fence(sandboxCommand(sample, sandbox), 'bash'),
      '</Sandbox>',
    );
  return blocks(
    '<Tabs groupId="language">',
    ...tabs,
    '</Tabs>',
    elsewhere(context, operation.body?.content),
    command,
  );
}

function bodyExamples(context: ApiContext, {content}: Pick<ResponseObject, 'content'>): string {
  const {spec, texts} = context;
  const preferred = preferredMedia(content);
  if (preferred === undefined) return texts['api.page.noBody'];
  const [mediaType, media] = preferred;
  const examples = examplesOf(spec, media, 'response').slice(0, EXAMPLES_PER_STATUS);
  const shown = examples.map(({name, value}) => {
    const {code, language} = printExample(value, mediaType);
    if (code.length > CODE_MAX_LENGTH) return texts['api.page.longExample'];
    return blocks(name !== '' && toMdxText(name), fence(code, language));
  });
  const links = elsewhere(context, content);
  return shown.length > 0 || links !== ''
    ? blocks(...shown, links)
    : `${texts['api.page.bodyOfType']} ${toMdxText(mediaType)}.`;
}

function responseTabs(context: ApiContext, operation: Operation): string | undefined {
  const tabs = responsesOf(operation.source).map(([status, entry]) =>
    tab(status, status, bodyExamples(context, context.spec.resolve<ResponseObject>(entry))),
  );
  return tabs.length === 0 ? undefined : blocks('<Tabs>', ...tabs, '</Tabs>');
}

/** The section with samples of the request in each language, and to the sandbox, and one response for each status. Of a webhook, what it sends. */
export function exampleSection(context: ApiContext, operation: Operation): string {
  const {texts} = context;
  const requests = operation.incoming
    ? bodyExamples(context, operation.body ?? {})
    : requestTabs(context, operation);
  const responses = responseTabs(context, operation);
  return blocks(
    '<Examples>',
    heading(2, texts['api.page.example'], 'example'),
    blocks('<div>', requests, '</div>'),
    responses && blocks('<div>', responses, '</div>'),
    '</Examples>',
  );
}
