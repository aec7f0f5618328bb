import {describe, expect, it} from 'vitest';
import {markdownMessages} from '../../messages';
import {makeLlmsTxt} from '../llmsTxt';

const page = (route: string, section: string) => ({
  id: route.slice(1),
  permalink: `/base${route}`,
  title: `T ${route}`,
  description: 'Says\nwhat.',
  section,
  repeats: false,
});

describe('llms.txt', () => {
  it('lists the pages to start with, the samples, the other pages by section, and what is optional', () => {
    const text = makeLlmsTxt({
      title: 'Docs',
      tagline: 'What it is',
      pages: [
        page('/build/b', 'Build'),
        page('/api/x', 'API'),
        page('/quickstart', 'Build'),
        {...page('/build/a', 'Build'), description: ''},
        {...page('/build/summary', 'Build'), repeats: true},
      ],
      entryPages: ['quickstart'],
      intro: 'Instructions for agents:',
      optionalFiles: [{file: 'all.txt', note: 'everything'}],
      samples: [{file: 'examples/a.md', note: 'A sample.'}],
      messages: {...markdownMessages, 'markdown.start': 'Begin'},
      siteUrl: 'https://x.example/base/',
    });
    expect(text).toBe(`# Docs

> What it is.

Instructions for agents:

## Begin

- [T /quickstart](https://x.example/base/quickstart.md): Says what.

## Sample programs, with the files that they import

- [examples/a.md](https://x.example/base/examples/a.md): A sample.

## Build

- [T /build/b](https://x.example/base/build/b.md): Says what.
- [T /build/a](https://x.example/base/build/a.md)

## API

- [T /api/x](https://x.example/base/api/x.md): Says what.

## Optional

- [T /build/summary](https://x.example/base/build/summary.md): Says what.
- [all.txt](https://x.example/base/all.txt): everything
`);
  });
});
