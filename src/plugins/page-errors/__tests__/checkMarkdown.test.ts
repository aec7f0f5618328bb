import {remark} from 'remark';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {checkMarkdown} from '../node/checkMarkdown';

it.each([
  ['docs/page.mdx', 1],
  // The specification is what the author can edit.
  ['docs/api/tides/tides.info.mdx', 0],
])('an admonition that is shown as text in %s gives %i warnings', async (path, count) => {
  const file = new VFile({path, value: '::\\:note'});
  const processor = remark().use(checkMarkdown);
  await processor.run(processor.parse(file), file);
  expect(file.messages).toHaveLength(count);
});
