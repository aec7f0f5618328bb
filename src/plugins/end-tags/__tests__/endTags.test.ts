import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {endTags} from '..';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {parseHtml} from '../../../lib/parseHtml';

/** Returns the text of a page after the visitor wrote it. */
async function visit(html: string): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'end-tags-'));
  await endTags().page?.(makeBuiltPage('guide', html), makeBuiltSite(outDir));
  return readFileSync(path.join(outDir, 'guide.html'), 'utf8');
}

const shortened =
  '<!doctype html><html lang=en><head><title>A</title><body><main><p>One<p>Two<ul><li>a<li>b</ul><table><tr><td>1</table>';

it('writes the end tags that were left out', async () => {
  expect(await visit(shortened)).toBe(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><main><p>One</p><p>Two</p><ul><li>a</li><li>b</li></ul><table><tbody><tr><td>1</td></tr></tbody></table></main></body></html>',
  );
});

it.each([
  "<p>a &amp; b &lt;c&gt; <!-- --> <b title='\"'>d</b></p>",
  '<script>if (a < b && c) d("</p>")</script><style>a > b {color: red}</style>',
  '<noscript><p>No scripts</p></noscript><template><p>Later</template>',
  '<pre>  indented\n\n</pre><textarea>x\n</textarea>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src=a.png alt="">',
  '<details open><summary>More</summary></details><input disabled>',
])('keeps elements and text: %s', async (html) => {
  expect(parseHtml(await visit(html))).toEqual(parseHtml(html));
});
