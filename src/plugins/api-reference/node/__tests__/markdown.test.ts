/** Tests how descriptions become MDX, data for the browser, and plain text. */
import {describe, expect, it} from 'vitest';
import {toMdx, toPlainText, toRichText} from '../markdown';

it('shows the boxes of a task list as characters, not as fields that readers can edit', () => {
  expect(toRichText('- [x] Done\n- [ ] Open\n- Other')).toEqual([
    ['ul', ['li', '☑', ' ', 'Done'], ['li', '☐', ' ', 'Open'], ['li', 'Other']],
  ]);
});

describe('HTML in descriptions', () => {
  it.each([
    ['a <b>bold</b> and <i>thin</i> word', 'a **bold** and *thin* word'],
    [
      '<code>x</code> <a href="https://a.example" onfocus=no>y</a>',
      '`x` \\<a href="https\\://a.example" onfocus=no>y\\</a>',
    ],
    ['one<br>two', 'one\\\ntwo'],
    ['see <a href="https://a.example">this</a>', 'see [this](https://a.example)'],
    ['see <a href="javascript:alert(1)">this</a>', 'see this'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['<details><summary>More</summary>\n\nInside\n\n</details>', 'More\n\nInside'],
    ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
    ['<p>text <img src=x></p>', 'text x'],
    ['unclosed <b> word', 'unclosed \\<b> word'],
    ['<b>all of *this* and `that`</b>', '**all of *this* and `that`**'],
    ['<ul><li>one\n\n- two **three**\n\n</ul>', '- one\n  - two **three**'],
    ['<p>one\n\n- two\n\n<hr>', 'one\n\n- two\n\n***'],
    ['/users/<a>/of <i>one</i>', '/users/\\<a>/of *one*'],
  ])('%s', (html, mdx) => {
    expect(toMdx(html)).toBe(mdx);
  });

  it.each([
    ['<pre>x\n  y</pre>', '`x`<br />`  y`'],
    ['<ul><li>one</li><li>two</li></ul>', 'one<br />two'],
    ['<p>one</p><p>two</p>three', 'one<br />two<br />three'],
    ['one <br> two', 'one<br />two'],
    ['\n\n- one\n- two\n\n', 'one<br />two'],
  ])('keeps the cell %j on one line', (cell, line) => {
    const table = `<table><tr><th>a</th></tr><tr><td>${cell}</td></tr></table>`;
    const lines = toMdx(`${table}\n\nAfter.`).split('\n');
    expect(lines.slice(2)).toEqual([`| ${line} |`, '', 'After.']);
  });

  it('stays if Markdown would get lost in it', () => {
    expect(toMdx('<div><pre>a\n\nb</pre></div>\n\nAfter.')).toBe(
      '\\<div>\\<pre>a\n\nb\\</pre>\\</div>\n\nAfter.',
    );
  });

  it('keeps a line break between two marks as a space', () => {
    expect(toRichText('**a**\n`b`')).toEqual([['strong', 'a'], ' ', ['code', 'b']]);
  });

  it('becomes data for a table', () => {
    expect(toRichText('<table><tr><th>a</th></tr><tr><td>b<br>c</td></tr></table>')).toEqual([
      ['table', ['thead', ['tr', ['th', 'a']]], ['tbody', ['tr', ['td', 'b', ['br'], 'c']]]],
    ]);
  });
});

it('keeps the language of a code block that is written in capitals', () => {
  expect(toMdx('```JSON\n{}\n```')).toBe('```json\n{}\n```');
});

it('separates the texts of code blocks and table cells in plain text', () => {
  expect(toPlainText('```\none\n```\n\n~~~\ntwo\n~~~\n\nthree')).toBe('one two three');
  expect(toPlainText('| a | b |\n| - | - |\n| c | `d`. |')).toBe('a b c d.');
});

it('writes a power with a caret in plain text', () => {
  expect(toPlainText('At most 2<sup>32</sup> bytes of H<sub>2</sub>O')).toBe(
    'At most 2^32 bytes of H2O',
  );
});
