/** Tests public specifications of other projects: every operation has a page with its whole contract. */
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {Contract} from '../build/contract';
import {findProblems, findSections} from '../build/contractPage';
import {htmlFiles, readPage, type BuiltPage} from '../builtSite';
import {buildVariant} from './buildVariant';
import {corpus} from './corpus';

describe.each(corpus)('a specification of another project: $id', (api) => {
  const specPath = path.join('tests/variants/corpus', path.basename(api.specPath));
  const contract = new Contract('.', {...api, specPath});
  let pages: BuiltPage[];
  beforeAll(async () => {
    const buildDir = await buildVariant('acme');
    pages = htmlFiles(path.join(buildDir, 'api', api.segment))
      .map((file) => readPage(buildDir, `/api/${api.segment}/${path.basename(file, '.html')}`))
      // The page of the specification lists methods and paths, too.
      .filter(({$}) => $('h2#operations').length === 0);
  });

  it.each([...contract.operations(), ...contract.webhooks()])(
    '$method $path has its whole contract on its page',
    (operation) => {
      const found = pages.filter(({$}) => {
        const method = $('[data-method]');
        const address = method.parent().find('code').first().text();
        return method.text() === operation.method && address === operation.path;
      });
      expect(found.map(({route}) => route)).toHaveLength(1);
      const lost = found.flatMap((page) => {
        const places = findSections(page.$);
        return operation.promises.flatMap((promise) => findProblems(page, places, promise));
      });
      expect(lost).toEqual([]);
    },
  );
});
