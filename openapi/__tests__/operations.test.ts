/** Tests what the site needs from the two specifications: slugs, labels, and descriptions of pages. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {describe, expect, it} from 'vitest';
import {parseEnvironment} from '../../src/config/env';
import {product, resolveProduct} from '../../src/config/product';
import {variablesFor} from '../../src/config/variables';
import {specifiedRoutes} from '../../tests/routes';
import {
  listOperations,
  objectAt,
  readDocuments,
  type JsonObject,
  type ReadDocument,
} from './document';

const specifications = readDocuments();
const routes = specifiedRoutes();

/** A page that docusaurus-plugin-openapi-docs generates. */
interface Generated {
  readonly type: string;
  readonly id: string;
  readonly api?: {readonly tags: readonly string[]};
}

/** Lists the pages that the plugin generates, with its slugs and in its order. */
async function generate({text}: ReadDocument): Promise<Generated[]> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
  const file = path.join(dir, 'api.yaml');
  writeFileSync(file, text);
  try {
    const files = await readOpenapiFiles(file);
    // The types of the package refer to files that it doesn't contain, so its results are `any`.
    const [items]: [Generated[], ...unknown[]] = await processOpenapiFiles(files, {}, {});
    return items;
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** The descriptions of pages that the specification names: of the API and of operations. */
function pageDescriptions(document: JsonObject): unknown[] {
  const operations = listOperations(document).map(({node}) => node['x-description']);
  return [objectAt(document, 'info')['x-description'], ...operations].filter(
    (text) => text !== undefined,
  );
}

describe.each(specifications)('$api.specPath', (specification) => {
  const {api, document} = specification;
  const operations = listOperations(document);

  it('has the pages that the specification of the site names', async () => {
    const slugs = (await generate(specification)).map(({id}) => id).concat('overview');
    const base = `/api/${api.segment}/`;
    expect(slugs.map((slug) => base + slug)).toEqual(
      expect.arrayContaining(routes.filter((route) => route.startsWith(base))),
    );
  });

  it('does not start a description with an admonition', () => {
    for (const {node} of operations) expect(node['description']).toMatch(/^[A-Z]/);
  });

  it('describes the server without comparing it with the published specification', () => {
    expect(JSON.stringify(document)).not.toMatch(/published specification/i);
  });

  it('is valid with another product name, and has no variable left', () => {
    const variables = {
      PRODUCT_NAME: 'O’Brien & Co',
      PRODUCT_SLUG: 'obrien',
      PRODUCT_PREFIX: 'ob',
    };
    const other = resolveProduct(parseEnvironment(variables));
    const renamed = readDocuments(variablesFor(other)).find((each) => each.api.id === api.id);
    const info = objectAt(renamed?.document ?? {}, 'info');
    expect(info['title']).toMatch(/^ob/);
    expect(renamed?.text).not.toContain('{{');
    expect(renamed?.text).not.toContain(product.db);
  });
});

describe('page descriptions', () => {
  const texts = specifications.flatMap(({document}) => pageDescriptions(document));

  // Search engines cut longer ones.
  it.each(texts)('have at most 160 characters: %s', (text) => {
    expect(String(text).length).toBeLessThanOrEqual(160);
  });

  it('are all different', () => {
    expect(new Set(texts).size).toBe(texts.length);
  });
});
