import {expect, it} from 'vitest';
import {parseHtml} from '../../../../lib/parseHtml';
import {listAnchors, splitCopy} from '../splitCopy';

const html = `<h1 id=outside>T</h1><div class=theme-doc-markdown><p id=top>Intro<h2 id=custom>Read <code>a_b</code> &amp; <a href=/c>more</a><a class=hash-link href=#custom>#</a></h2>
<table><tr><td><span id=row>x</span></table><h3 id=part>Part</h3><p>Text<h2 id=part-1>Part</h2></div>`;
const copy = `# T

Intro

## Read \`a_b\` & [more](https://x.example/c.md) {#custom}

\`\`\`md
## Part
\`\`\`

### Part

Text

## Part
`;

it('divides a copy at its headings, with the anchors of the built page', () => {
  const parts = splitCopy(copy, listAnchors(parseHtml(html)), (text) => text.length);
  expect(parts.map(({level, heading, anchors}) => [level, heading, ...anchors])).toEqual([
    [0, '', 'top'],
    [2, 'Read a_b & more', 'custom', 'row'],
    [3, 'Part', 'part'],
    [2, 'Part', 'part-1'],
  ]);
  expect(`${parts.map(({text}) => text).join('\n\n')}\n`).toBe(copy);
  expect(parts[2]).toMatchObject({text: '### Part\n\nText', tokens: 14});
});
