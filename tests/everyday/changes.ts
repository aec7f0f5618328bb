/** Ten changes that writers make every day, each with only the edits that a stock Docusaurus site needs. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../src/lib/listFiles';
import {editFile} from '../variants/siteCopy';

export interface Change {
  readonly name: string;
  /** Edits a copy of the site, and returns how many files it edited. */
  readonly apply: (site: string) => number;
}

/** Replaces the first match of a pattern in a file. @throws Error if the file has none */
function replaceIn(site: string, file: string, pattern: RegExp | string, text: string): number {
  editFile(path.join(site, file), (before) => before.replace(pattern, text));
  return 1;
}

/** Replaces a text in all pages. Returns in how many. */
function replaceInPages(site: string, from: string, to: string): number {
  let count = 0;
  for (const file of listFiles(path.join(site, 'docs')).filter((name) => name.endsWith('.mdx'))) {
    try {
      editFile(path.join(site, 'docs', file), (before) => before.replaceAll(from, to));
      count += 1;
    } catch {
      // This page does not have the text.
    }
  }
  return count;
}

const PAGE = `---
title: Rename a field of your records
description: Read the records of a collection, write them again under the new name of a field, and compare the totals.
slug: /recipes/rename-a-field
---

Read each record, change the name of the field, and write the record again.

## Before you start

You need Node.js and the [developer kit](/build/secret-vault-quickstart).

## Change the name

Read the records of one collection and write them to another one. Then compare the totals of both.
`;

export const changes: readonly Change[] = [
  {
    name: 'a word in a guide',
    apply: (site) =>
      replaceIn(site, 'docs/go-live.mdx', /\n\n([A-Z][^\n]*)\n/, '\n\nBriefly: $1\n'),
  },
  {
    name: 'a word in an operation',
    apply: (site) =>
      replaceIn(
        site,
        'openapi/database.yaml',
        /(operationId: uploadData[\s\S]*?description: \|\n\s+)/,
        '$1In short. ',
      ),
  },
  {
    name: 'a page',
    apply(site) {
      writeFileSync(path.join(site, 'docs/recipes/rename-a-field.mdx'), PAGE);
      return (
        1 +
        replaceIn(
          site,
          'sidebars.ts',
          "'recipes/top-three',",
          "'recipes/top-three',\n    'recipes/rename-a-field',",
        )
      );
    },
  },
  {
    name: 'a renamed heading and its links',
    apply(site) {
      const edited = replaceIn(
        site,
        'docs/go-live.mdx',
        /^## Choose your nodes$/m,
        '## Choose the right nodes',
      );
      return edited + replaceInPages(site, '#choose-your-nodes', '#choose-the-right-nodes');
    },
  },
  {
    name: 'an optional property in a schema',
    apply: (site) =>
      replaceIn(
        site,
        'openapi/database.yaml',
        /(operationId: registerOrganization[\s\S]*?\n( +)properties:\n)/,
        '$1$2  nickname:\n$2    type: string\n$2    description: A short name.\n',
      ),
  },
  {
    name: 'a comment in a sample',
    apply: (site) =>
      replaceIn(
        site,
        'examples/vault/top-three.ts',
        /(#region store\n)/,
        '$1// Store five people.\n',
      ),
  },
  {
    name: 'the accent color',
    apply: (site) =>
      replaceIn(
        site,
        'src/css/tokens.css',
        '--ifm-color-primary: #2c40e0',
        '--ifm-color-primary: #2a3dd6',
      ),
  },
  {
    name: 'the announcement',
    apply: (site) =>
      replaceIn(
        site,
        'src/config/announcement.ts',
        /\n {2}text: .*/,
        "\n  text: 'Run all samples on your machine.',",
      ),
  },
  {
    name: 'a glossary term',
    apply: (site) =>
      replaceIn(
        site,
        'src/config/glossary.ts',
        '  attestation: {',
        "  bundle: {\n    term: 'Bundle',\n    definition: 'Records that you upload with one call.',\n    page: '/build/secretVault-secretDataAnalytics/upload',\n  },\n  attestation: {",
      ),
  },
  {
    name: 'a redirect for a renamed page',
    apply(site) {
      const slug = replaceIn(
        site,
        'docs/recipes/top-three.mdx',
        'slug: /recipes/top-three',
        'slug: /recipes/best-three',
      );
      const links = replaceInPages(site, '(/recipes/top-three', '(/recipes/best-three');
      const redirect = replaceIn(
        site,
        'src/config/redirects.ts',
        "'/api': '/api/overview',",
        "'/api': '/api/overview',\n  '/recipes/top-three': '/recipes/best-three',",
      );
      return slug + links + redirect;
    },
  },
];
