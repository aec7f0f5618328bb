import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {agentSkill, skillFile, skillMessages} from '..';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
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
    rules: {
      language: 'TypeScript',
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
  const visitor = agentSkill(options);
  const html =
    '<article><div class=theme-doc-markdown><p>About<h2 id=install>Install</h2><p>Run</div></article>';
  await visitor.page?.(makeBuiltPage('guide', html, {document}), site);
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

- [llms.txt](https://docs.example.org/docs/llms.txt): all pages

# Guide

https://docs.example.org/docs/guide.md

About

## Install

Run
`);
  const index: unknown = JSON.parse(
    readFileSync(path.join(outDir, '.well-known/agent-skills/index.json'), 'utf8'),
  );
  const digest = createHash('sha256').update(text).digest('hex');
  const entry = {name: 'example', url: `/docs/${file}`, digest: `sha256:${digest}`};
  expect(index).toMatchObject({skills: [entry]});
});
