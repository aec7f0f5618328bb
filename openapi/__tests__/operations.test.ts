/** What the site needs from the two files besides the contract: slugs, order, labels and descriptions of pages. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {describe, expect, it} from 'vitest';
import {product, resolveProduct} from '../../src/config/product';
import {variablesFor} from '../../src/config/variables';
import {expectedRoutes} from '../../tests/routes';
import {
  listOperations,
  objectAt,
  readDocuments,
  type JsonObject,
  type ReadDocument,
} from './document';

const specifications = readDocuments();
const routes = expectedRoutes();

/** The sidebar as the facts give it: tags with their pages, in order. */
const sidebar: Readonly<Record<string, readonly string[][]>> = {
  database: [
    ['Accounts', 'accounts'],
    ['Node', 'get-health-status', 'get-node-details'],
    ['Schemas', 'get-schemas', 'add-schema', 'delete-schema'],
    [
      'Data',
      'upload-data',
      'read-data',
      'list-new-data',
      'update-data',
      'delete-data',
      'delete-all-data',
    ],
    ['Queries', 'get-queries', 'execute-query', 'add-query', 'delete-query'],
  ],
  ai: [
    ['Chat', 'chat-completion-v-1-chat-completions-post'],
    ['Attestation', 'get-attestation-v-1-attestation-report-get'],
    ['Model', 'get-models-v-1-models-get'],
    ['Usage', 'get-usage-v-1-usage-get'],
    ['Health', 'health-check-v-1-health-get'],
  ],
};

/** What the generator makes of a file: its own slugs, in its own order. */
interface Generated {
  readonly type: string;
  readonly id: string;
  readonly api?: {readonly tags: readonly string[]};
}

async function generate({text}: ReadDocument): Promise<Generated[]> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
  const file = path.join(dir, 'api.yaml');
  writeFileSync(file, text);
  try {
    const files = await readOpenapiFiles(file);
    // The package's types point at files that it does not ship, so its results are `any`.
    const [items]: [Generated[], ...unknown[]] = await processOpenapiFiles(files, {}, {});
    return items;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** Texts that become descriptions of pages: one for the info page, one for each operation. */
function pageDescriptions(document: JsonObject): unknown[] {
  const operations = listOperations(document).map(({node}) => node['x-description']);
  return [objectAt(document, 'info')['x-description'], ...operations];
}

describe.each(specifications)('$api.specPath', (specification) => {
  const {api, document} = specification;
  const operations = listOperations(document);

  it('gives the pages of the route table', async () => {
    const slugs = (await generate(specification)).map(({id}) => id).concat('overview');
    const base = `/api/${api.segment}/`;
    expect(slugs.map((slug) => base + slug).sort()).toEqual(
      routes.filter((route) => route.startsWith(base)).sort(),
    );
  });

  it('orders tags and operations as the sidebar does', async () => {
    const items = (await generate(specification)).filter(({type}) => type === 'api');
    const tags = (document['tags'] as JsonObject[]).map(({name}) => name);
    const tree = tags.map((tag) => [
      tag,
      ...items.filter(({api: page}) => page?.tags[0] === tag).map(({id}) => id),
    ]);
    expect(tree).toEqual(sidebar[api.id]);
    expect(operations).toHaveLength(api.id === 'database' ? 16 : 5);
  });

  it('gives every operation a position of its own and a guide that exists', () => {
    const positions = operations.map(({node}) => node['x-position'] as number);
    expect(positions.sort((a, b) => a - b)).toEqual(operations.map((_, index) => index + 1));
    for (const {node} of operations) {
      // The anchor is judged in the built site (tests/build/links.test.ts).
      const [route] = (node['x-guide'] as string).split('#');
      expect(routes).toContain(route);
    }
  });

  it('never opens a description with an admonition', () => {
    for (const {node} of operations) expect(node['description']).toMatch(/^[A-Z]/);
  });

  it('says what is, and lists the differences from the published specification once', () => {
    const {info, ...rest} = document;
    expect(JSON.stringify(rest)).not.toMatch(/published specification/i);
    const headings = String(objectAt({info}, 'info')['description']).match(/^## .*$/gm);
    expect(headings?.at(-1)).toBe('## Differences from the published specification');
  });

  it('parses under another name and with no variable left', () => {
    const other = resolveProduct({
      PRODUCT_NAME: 'O’Brien & Co',
      PRODUCT_SLUG: 'obrien',
      PRODUCT_PREFIX: 'ob',
    });
    const renamed = readDocuments(variablesFor(other)).find((each) => each.api.id === api.id);
    const info = objectAt(renamed?.document ?? {}, 'info');
    expect(info['title']).toBe(api.id === 'database' ? 'obDB API' : 'obAI');
    expect(renamed?.text).not.toContain('{{');
    expect(renamed?.text).not.toContain(product.db);
  });
});

describe('descriptions of pages', () => {
  const texts = specifications.flatMap(({document}) => pageDescriptions(document));

  it.each(texts)('has 50 to 160 characters: %s', (text) => {
    expect(String(text).length).toBeGreaterThanOrEqual(50);
    expect(String(text).length).toBeLessThanOrEqual(160);
  });

  it('are all different', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });
});
