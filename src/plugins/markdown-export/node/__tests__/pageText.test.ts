import {expect, it} from 'vitest';
import {markdownMessages as messages} from '../..';
import {parseHtml} from '../../../../lib/parseHtml';
import {makePageText} from '../pageText';

const page = {title: 'Keys', description: '', permalink: '/keys'};
const options = {siteUrl: 'https://docs.example.org/', toCopy: (url: string) => url, messages};

it('shows the id of a heading that does not follow from its text', () => {
  const html = `<main>
    <h2 id="choose-a-mode">Choose a key</h2>
    <h2 id="whats-new">What's new?</h2>
    <h3 id="example-1">Example</h3>
    <h3>Without an id</h3>
  </main>`;
  const headings = makePageText(page, parseHtml(html), options)
    .split('\n')
    .filter((line) => line.startsWith('##'));
  expect(headings).toEqual([
    '## Choose a key {#choose-a-mode}',
    "## What's new?",
    '### Example {#example-1}',
    '### Without an id',
  ]);
});
