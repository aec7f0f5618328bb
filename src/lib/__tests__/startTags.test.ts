import {expect, it} from 'vitest';
import {startTags} from '../startTags';

it.each([
  [
    'tags with any values',
    `<p a = "x > y" b='"' c=it's d/>text<br>`,
    `<p a = "x > y" b='"' c=it's d/><br>`,
  ],
  ['no end tags, and no text', 'a < b <i>c</i> 1<2', '<i>'],
  [
    'what is no markup as a whole',
    '<script>"<p>"</script><title><p></title>',
    '<script>"<p>"</script><title><p></title>',
  ],
  ['comments', '<!-- <p> --><b>', '<!-- <p> --><b>'],
  ['nothing without an end', '<p class="', ''],
])('finds %s', (_name, html, expected) => {
  expect(startTags(html, /^/)).toBe(expected);
});

it('takes a moment for a page that is broken on purpose', () => {
  const started = performance.now();
  for (const piece of ['<p a="', '<p ', '<p a=', '<script>', '<!--', "<p '"])
    startTags(piece.repeat(1_000), /x/);
  expect(performance.now() - started).toBeLessThan(2_000);
});
