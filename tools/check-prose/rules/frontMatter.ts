import {pageRule, type Finding, type ProsePage} from '../types';

const DESCRIPTION_LENGTH = {least: 50, most: 160};
const KNOWN_KEYS = [
  'title',
  'description',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'summary_weight',
  'id',
  'hide_title',
  'hide_table_of_contents',
  'pagination_next',
  'pagination_prev',
  'image',
  'keywords',
  'toc_max_heading_level',
  'custom_edit_url',
  'displayed_sidebar',
];

/** The line on which a key stands, from 1. */
function keyLine({text}: ProsePage, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

function checkPage(page: ProsePage): Finding[] {
  const {file, frontMatter} = page;
  const findings: Finding[] = [];
  const add = (key: string, problem: string, mend: string) =>
    findings.push({file, line: keyLine(page, key), problem, mend});

  for (const key of ['title', 'description', 'slug']) {
    const value = frontMatter[key];
    if (typeof value !== 'string' || value.trim() === '')
      add(key, `no ${key}`, `add "${key}: …" to the front matter`);
  }
  const {description, slug, summary_weight: weight} = frontMatter;
  if (
    typeof description === 'string' &&
    (description.length < DESCRIPTION_LENGTH.least || description.length > DESCRIPTION_LENGTH.most)
  ) {
    add(
      'description',
      `a description of ${description.length} characters`,
      `write ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most}, as for a search result`,
    );
  }
  if (typeof slug === 'string' && !/^\/[\w/.-]*[\w-]$/.test(slug)) {
    add('slug', `slug "${slug}"`, 'begin with a slash and end without one');
  }
  if (weight !== undefined && !(typeof weight === 'number' && weight >= 0 && weight <= 100)) {
    add(
      'summary_weight',
      `summary_weight ${JSON.stringify(weight)}`,
      'give a number from 0 to 100',
    );
  }
  for (const key of Object.keys(frontMatter)) {
    if (!KNOWN_KEYS.includes(key))
      add(key, `unknown key "${key}"`, `use one of ${KNOWN_KEYS.slice(0, 6).join(', ')}`);
  }
  return findings;
}

/** Title, description of 50 to 160 characters, slug; no misspelt key. */
export const frontMatter = pageRule('front-matter', checkPage);
