/** Public specifications of others: every operation a page, and everything that they say on it. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {Contract, problems, sections, type Promised} from '../build/contract';
import {htmlFiles, readPage, type BuiltPage} from '../builtSite';
import {buildVariant} from './buildVariant';
import {corpus} from './corpus';

const brokenOn = (page: BuiltPage, promises: readonly Promised[]) => {
  const places = sections(page.$);
  return promises.flatMap((promise) => problems(page, places, promise));
};

describe.each(corpus)('a specification of others: $id', (api) => {
  const specPath = path.join('tests/variants/corpus', path.basename(api.specPath));
  const contract = new Contract('.', {...api, specPath});
  let pages: BuiltPage[];
  beforeAll(async () => {
    const buildDir = await buildVariant('settings');
    pages = htmlFiles(path.join(buildDir, 'api', api.segment)).map((file) =>
      readPage(buildDir, `/api/${api.segment}/${path.basename(file, '.html')}`),
    );
  });

  it.each(contract.operations())('$method $path holds its whole contract', (operation) => {
    const found = pages.filter(({$}) => {
      const method = $('[data-method]');
      const address = method.parent().find('code').first().text();
      return method.text() === operation.method && address === operation.path;
    });
    expect(found.map(({route}) => route)).toHaveLength(1);
    expect(found.flatMap((page) => brokenOn(page, operation.promises))).toEqual([]);
  });

  it('holds its webhooks on the page about it', () => {
    const info = pages.find(({route}) => route.endsWith(`/${api.infoId}`));
    expect(info && brokenOn(info, contract.webhooks())).toEqual([]);
  });
});
