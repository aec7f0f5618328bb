import {describe, expect, it} from 'vitest';
import {makeLlmsTxt} from '../llmsTxt';

const page = (route: string, section: string) => ({
  id: route.slice(1),
  permalink: `/base${route}`,
  title: `T ${route}`,
  description: 'Says\nwhat.',
  section,
});

describe('llms.txt', () => {
  it('has a title, a summary, the pages to start with, and sections in reading order', () => {
    const text = makeLlmsTxt({
      title: 'Docs',
      tagline: 'What it is',
      pages: [
        page('/build/b', 'Build'),
        page('/api/x', 'API'),
        page('/quickstart', 'Build'),
        page('/build/a', 'Build'),
      ],
      entryPages: ['quickstart'],
      texts: [{file: 'all.txt', note: 'everything'}],
      siteAddress: 'https://x.example/base/',
    });
    expect(text).toBe(`# Docs

> What it is.

The links lead to the pages as Markdown. The same address without \`.md\` gives the page for people.

## Start here

- [T /quickstart](https://x.example/base/quickstart.md): Says what.

## Files

- [all.txt](https://x.example/base/all.txt): everything

## Build

- [T /build/b](https://x.example/base/build/b.md): Says what.
- [T /build/a](https://x.example/base/build/a.md): Says what.

## API

- [T /api/x](https://x.example/base/api/x.md): Says what.
`);
  });
});
