import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {agentSkill, skillFile, skillMessages} from '..';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {collectSections} from '../../../lib/markdown/sectionedPages';
import type {PublishedPage} from '../../../lib/publishedPages';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'skill-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const document: PublishedPage = {
  id: 'guide',
  file: 'docs/guide.mdx',
  permalink: '/docs/guide',
  title: 'Guide',
  description: '',
  section: 'Build',
  weight: 50,
  listed: true,
};
const options = {
  skill: {
    name: 'example',
    description: 'Use it "often".',
    budget: 500,
    instructions: '## Rules\n\n- Never guess.',
    references: [['llms.txt', 'all pages']] as const,
    samples: [],
    sampleUsage: 'Run it.',
    errors: [{doc: 'guide', headings: ['Install']}],
    inlineSamples: [],
    rules: {
      required: [{doc: 'guide', headings: ['Install']}],
      quickstarts: [{doc: 'guide'}],
      preferred: [],
      skippedHeadings: [],
      leastUse: 0,
    },
  },
  messages: skillMessages,
};

it('writes the skill, and an index with its digest', async () => {
  const site = makeBuiltSite(outDir);
  const sections = collectSections('TypeScript');
  const visitor = agentSkill({...options, pages: sections.pages});
  const html =
    '<article><div class=theme-doc-markdown><p>About<h2 id=install>Install</h2><p>Run</div></article>';
  await sections.visitor.page?.(makeBuiltPage('guide', html, {document}), site);
  await visitor.done?.(site);
  const {file} = skillFile(options);
  const text = readFileSync(path.join(outDir, file), 'utf8');
  expect(text).toBe(`---
name: example
description: "Use it \\"often\\"."
---

Made from Docs. Add \`.md\` to the address of a page to read it as Markdown.

## Rules

- Never guess.

## References

- [references/errors.md](https://docs.example.org/docs/.well-known/agent-skills/example/references/errors.md): the errors of the APIs and the libraries: cause, and what to do
- [llms.txt](https://docs.example.org/docs/llms.txt): all pages

# Guide

https://docs.example.org/docs/guide.md

About

## Install

Run
`);
  expect(readFileSync(path.join(outDir, path.dirname(file), 'references/errors.md'), 'utf8')).toBe(
    '# Guide\n\nhttps://docs.example.org/docs/guide.md\n\n## Install\n\nRun\n',
  );
  const index: unknown = JSON.parse(
    readFileSync(path.join(outDir, '.well-known/agent-skills/index.json'), 'utf8'),
  );
  const digest = createHash('sha256').update(text).digest('hex');
  const entry = {name: 'example', url: `/docs/${file}`, digest: `sha256:${digest}`};
  expect(index).toMatchObject({skills: [entry]});
});
