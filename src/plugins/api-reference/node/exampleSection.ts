/** Renders the section with request samples and example responses, as MDX. */
import {parseExactJson} from '../../../lib/exactNumber';
import type {
  ExampleObject,
  MediaTypeObject,
  Named,
  ResponseObject,
} from '../../../lib/openapi/document';
import {responsesOf, type Operation} from '../../../lib/openapi/operations';
import {isKnownLanguage} from '../../code';
import {CODE_MAX_LENGTH} from '../options';
import {LEAST_CUT, REQUEST_LINES, RESPONSE_LINES} from '../shared/lines';
import {sandboxTemplate} from '../shared/request/mapValues';
import type {RequestTemplate} from '../shared/request/request';
import {languages, printSample} from '../shared/request/samples';
import type {SampleRequest, SampleValue} from '../shared/types';
import {examplesOf, hasExample, type Example} from './examples';
import {codeSpan, fence, toMdx, toMdxText} from './markdown';
import {otherTextRegex} from './mediaTypes';
import {
  attribute,
  dataComponent,
  heading,
  joinBlocks,
  type ApiContext,
  type PageContext,
} from './page';
import {printExample} from './printExample';
import {preferredMedia} from './requestTemplate';
import {statusTitle} from './responses';
import {sampleDocuments} from './sampleDocuments';

/** Maximum number of examples for one status; a specification may have dozens. */
const EXAMPLES_PER_STATUS = 4;

/** The body of a response or of a webhook. */
type ShownBody = Pick<ResponseObject, 'content' | 'description'>;

/** Returns a tab. @param maximum lines after which the panel cuts code off, unless it saves too few */
function tab(value: string, label: string, content: string, maximum: number): string {
  const folded = content.replaceAll(/^\/\/ fold-start$[^]*?^\/\/ fold-end$/gm, '');
  const isWhole = folded.split('\n').length < maximum + LEAST_CUT;
  return joinBlocks(
    `<TabItem ${attribute('value', value)} ${attribute('label', label)}${isWhole ? ' className="whole"' : ''}>`,
    content,
    '</TabItem>',
  );
}

/** Links to examples in other files (`externalValue`); empty if there are none. */
function externalExamples(
  {spec, texts}: ApiContext,
  content: Named<MediaTypeObject> | undefined,
): string {
  const urls = Object.values(content ?? {}).flatMap(({examples = {}}) =>
    Object.values(examples).map((entry) => spec.resolve<ExampleObject>(entry).externalValue),
  );
  const links = urls.filter((url) => url !== undefined).map((url) => `[${url}](${url})`);
  if (links.length === 0) return '';
  return toMdx(`${texts['api.page.exampleElsewhere']} ${links.join(', ')}`);
}

/** Samples by the author of the specification (`x-codeSamples`). */
function authorSamples({source}: Operation): string[] {
  const samples = source['x-codeSamples'] ?? source['x-code-samples'] ?? [];
  // Tabs with the same label would be one tab for readers, and an error for Docusaurus.
  const labels = new Set(languages.map(({label}) => label));
  return samples.map((sample) => {
    const {lang = 'text', label: given = lang} = sample;
    let label = given;
    for (let count = 2; labels.has(label); count += 1) label = `${given} ${count}`;
    labels.add(label);
    const language = isKnownLanguage(lang.toLowerCase()) ? lang.toLowerCase() : 'text';
    return tab(`own-${label}`, label, fence(sample.source, language), REQUEST_LINES);
  });
}

/** Folds the first lines of a Go program, up to its imports. */
function foldImports(code: string): string {
  return code.replace(/^package [^]*?(?=^func )/m, '// fold-start\n$&// fold-end\n');
}

/** How to run the samples in the sandbox, and what to replace for a node: with scripts, a switch does this. */
function sandboxNote({texts}: ApiContext, values: readonly SampleValue[]): string {
  const replacements = values.flatMap(({text, sandbox}) => {
    if (sandbox === undefined) return [];
    return texts['api.page.replacement']
      .replace('{node}', () => codeSpan(text))
      .replace('{sandbox}', () => codeSpan(sandbox));
  });
  if (replacements.length === 0) return '';
  const node = texts['api.page.node'].replace('{values}', () =>
    replacements.join(texts['api.page.and']),
  );
  return `${texts['api.page.sandbox']} <span data-node-values>${node}</span>`;
}

/** The request samples, one tab for each language. They call the sandbox if there is one. */
function requestTabs(
  context: ApiContext,
  operation: Operation,
  {template: json, hasEmptyBody, values}: SampleRequest,
  nodes: string | undefined,
): string {
  const template = sandboxTemplate(parseExactJson(json) as RequestTemplate, values);
  const tabs = languages.map((language) => {
    const {value, label, highlight} = language;
    const {text} = printSample(language, template, hasEmptyBody);
    return tab(value, label, fence(foldImports(text), highlight), REQUEST_LINES);
  });
  const note = sandboxNote(context, values);
  return joinBlocks(
    note !== '' && '<TargetSwitch />',
    '<AllLines>',
    '<Tabs groupId="language">',
    ...tabs,
    ...authorSamples(operation),
    '</Tabs>',
    '</AllLines>',
    nodes,
    joinBlocks('<SampleEditor>', note, '</SampleEditor>'),
    externalExamples(context, operation.body?.content),
    otherBodies(context, operation),
  );
}

/** Prints examples, each below its name. A sentence replaces one that is too long. */
function exampleBlocks(
  {spec, texts}: ApiContext,
  examples: readonly Example[],
  [mediaType, media]: readonly [string, MediaTypeObject],
): string[] {
  return examples.slice(0, EXAMPLES_PER_STATUS).map(({name, value}) => {
    const isMadeUp = !hasExample(spec, media);
    if (isMadeUp && typeof value === 'object' && otherTextRegex.test(mediaType))
      return `${texts['api.page.bodyOfType']} ${toMdxText(mediaType)}.`;
    const {code, language} = printExample(spec, media, value, mediaType);
    if (code.length > CODE_MAX_LENGTH) return texts['api.page.longExample'];
    return joinBlocks(name !== '' && toMdxText(name), fence(code, language));
  });
}

/** The other bodies that the author of the specification shows, below the samples, which have the first one. */
function otherBodies(context: ApiContext, operation: Operation): string {
  const preferred = preferredMedia(operation.body?.content);
  if (preferred === undefined) return '';
  const [, ...others] = examplesOf(context.spec, preferred[1], 'request');
  if (others.length === 0) return '';
  return joinBlocks(
    '<OtherBodies>',
    ...exampleBlocks(context, others, preferred),
    '</OtherBodies>',
  );
}

/** The author's examples in media types other than the preferred one, such as a plain text or the events of a stream. */
function otherTypes(
  context: ApiContext,
  content: Named<MediaTypeObject> | undefined,
  preferred: string,
): string[] {
  return Object.entries(content ?? {}).flatMap(([mediaType, media]) => {
    if (mediaType === preferred || !hasExample(context.spec, media)) return [];
    const type = context.texts['api.body.type'].replace('{type}', () => codeSpan(mediaType));
    const examples = examplesOf(context.spec, media, 'response');
    return [`${type}:`, ...exampleBlocks(context, examples, [mediaType, media])];
  });
}

/** The examples of one body, first those in its preferred media type. */
function bodyExamples(context: ApiContext, {content, description = ''}: ShownBody): string {
  const {spec, texts} = context;
  const preferred = preferredMedia(content);
  if (preferred === undefined) {
    return `${toMdx(description, 3)} ${texts['api.page.noBody']}`.trim();
  }
  const [mediaType, media] = preferred;
  const blocks = exampleBlocks(context, examplesOf(spec, media, 'response'), preferred);
  const links = externalExamples(context, content);
  if (blocks.length === 0 && links === '') {
    return `${texts['api.page.bodyOfType']} ${toMdxText(mediaType)}.`;
  }
  return joinBlocks(...blocks, ...otherTypes(context, content, mediaType), links);
}

/** An example for each status; empty if there are no responses. */
function responseTabs(context: PageContext, operation: Operation): string {
  const responses = responsesOf(operation.source);
  if (responses.length === 0) return '';
  const statuses = responses.map(([status]) => [status, statusTitle(status, context.texts)]);
  const tabs = responses.map(([status, entry]) => {
    const response = context.spec.resolve<ResponseObject>(entry);
    return tab(status, status, bodyExamples(context, response), RESPONSE_LINES);
  });
  return joinBlocks(
    dataComponent(context, 'StatusSwitch', statuses),
    '<AllLines>',
    '<Tabs>',
    ...tabs,
    '</Tabs>',
    '</AllLines>',
  );
}

/**
 * Returns samples of the request, and a response for each status, as MDX. A webhook has the body that the API sends
 * instead of samples. A sentence replaces an example that is too long for the page (`CODE_MAX_LENGTH`).
 *
 * @param request what the samples are printed from; undefined for a webhook
 */
export function exampleSection(
  context: PageContext,
  operation: Operation,
  request: SampleRequest | undefined,
): string {
  const documents = request && sampleDocuments(context, operation, request);
  const nodes = documents && dataComponent(context, 'NodesView', documents);
  const requests =
    request === undefined
      ? bodyExamples(context, operation.body ?? {})
      : requestTabs(context, operation, request, nodes);
  const responses = responseTabs(context, operation);
  return joinBlocks(
    '<Examples>',
    heading(2, context.texts['api.page.example'], 'example'),
    joinBlocks('<div>', requests, '</div>'),
    responses !== '' && joinBlocks('<div>', responses, '</div>'),
    '</Examples>',
  );
}
