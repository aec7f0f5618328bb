import {remark} from 'remark';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {codeStep} from '../../code';
import {PageRecords} from '../node/pageRecord';
import {recordPage} from '../node/recordPage';

it('records ids that a component renders, so that the dev server accepts links to them', async () => {
  const records = new PageRecords();
  const processor = remark()
    .use(codeStep, {siteDir: '/site'})
    .use(recordPage, {siteDir: '/site', records, components: []});
  const page = '```ts showLineNumbers\n// 1. One\n```';
  const file = new VFile({path: '/site/docs/page.mdx', value: page});
  await processor.run(processor.parse(file), file);
  expect(records.get('/site/docs/page.mdx')?.ids).toEqual(['note-1']);
});
