import {describe, expect, it} from 'vitest';
import {markdownMessages} from '../../messages';
import {makeLlmsTxt} from '../llmsTxt';

const page = (route: string, section: string) => ({
  permalink: `/base${route}`,
  title: `T ${route}`,
  section,
  repeats: false,
});

describe('llms.txt', () => {
  it('lists the pages by section without operations, and what is optional', () => {
    const text = makeLlmsTxt({
      title: 'Docs',
      tagline: 'What it is',
      pages: [
        page('/build/b', 'Build'),
        page('/api/x', 'API'),
        {...page('/api/y', 'API'), operation: {method: 'GET', path: '/y'}},
        page('/quickstart', 'Build'),
        {...page('/build/summary', 'Build'), repeats: true},
      ],
      intro: 'Instructions for agents:',
      optionalFiles: [{file: 'all.txt', note: 'everything'}],
      messages: {...markdownMessages, 'markdown.optional': 'More'},
      siteUrl: 'https://x.example/base/',
    });
    expect(text).toBe(`# Docs

> What it is.

Instructions for agents:

## Build

- [T /build/b](https://x.example/base/build/b.md)
- [T /quickstart](https://x.example/base/quickstart.md)

## API

- [T /api/x](https://x.example/base/api/x.md)

## More

- [T /build/summary](https://x.example/base/build/summary.md)
- [all.txt](https://x.example/base/all.txt): everything
`);
  });
});
