import {describe, expect, it} from 'vitest';
import {selectSummary, type SummaryInput} from '../selectSummary';
import type {SummaryPage} from '../selectSummary';

const words = (count: number, word: string) => Array.from({length: count}, () => word).join(' ');

function page(id: string, weight: number, markdown: string): SummaryPage {
  const sections = markdown
    .trim()
    .split(/\n\n(?=## )/)
    .map((text) => ({heading: /^## (.+)/.exec(text)?.[1], text}));
  return {
    id,
    file: `docs/${id}.mdx`,
    url: `https://x.example/${id}`,
    title: `Title ${id}`,
    weight,
    sections,
  };
}

const api = `Intro.\n\n## Authentication\n\n${words(20, 'bearer')}\n\n## Limits\n\n${words(20, 'limit')}\n`;
const quickstart = `Begin.\n\n## Run\n\n${words(60, 'run')}\n\n## Where next\n\nElsewhere.\n`;
const pages = [
  page('light', 10, `Light.\n\n## Small\n\n${words(200, 'small')}\n`),
  page('heavy', 90, `Heavy.\n\n## Big\n\n${words(30, 'big')}\n`),
  page('api', 50, api),
  page('quick', 20, quickstart),
  page('none', 0, words(500, 'never')),
];
const input: SummaryInput = {
  pages,
  rules: {
    required: [{doc: 'api', headings: ['Authentication', 'Limits']}],
    quickstarts: [{doc: 'quick'}],
    language: 'TypeScript',
    preferred: [],
    skippedHeadings: ['Where next'],
    leastUse: 0.5,
  },
  strict: true,
  // One token a word: enough to judge the choice.
  countTokens: (text) => text.split(/\s+/).filter(Boolean).length,
  preamble: '> Preamble.',
};

describe('what a summary holds', () => {
  it('is the required parts, one complete quickstart, then the heaviest pages', () => {
    const {text, tokens} = selectSummary(220, input);
    expect(tokens).toBeLessThanOrEqual(220);
    for (const part of ['bearer', 'limit', 'run', 'big']) expect(text).toContain(part);
    expect(text).not.toContain('small');
    expect(text).not.toContain('never');
    expect(text).not.toContain('Elsewhere');
    expect(text.indexOf('# Title heavy')).toBeLessThan(text.indexOf('# Title api'));
    expect(text).toContain('https://x.example/heavy');
  });

  it('cuts at section borders: a section is whole or absent', () => {
    const {text} = selectSummary(190, input);
    for (const [word, count] of [
      ['bearer', 20],
      ['run', 60],
      ['big', 30],
      ['small', 200],
    ] as const) {
      expect([0, count]).toContain(text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0);
    }
  });

  it('holds nothing of a quickstart whose core does not fit, and the next quickstart instead', () => {
    const long = page(
      'long',
      95,
      `Start.\n\n## Core\n\n${words(300, 'core')}\n\n## Scrap\n\nscrap\n`,
    );
    const rules = {
      ...input.rules,
      quickstarts: [
        {doc: 'long', headings: ['', 'Core']},
        {doc: 'quick', headings: ['', 'Run']},
      ],
    };
    const {text} = selectSummary(220, {...input, pages: [...pages, long], rules});
    expect(text).toContain('Begin.');
    expect(text).toContain('run run');
    expect(text).not.toMatch(/scrap|Start\.|long/);
  });

  it('takes preferred parts before heavier pages, if they fit', () => {
    const rules = {...input.rules, preferred: [{doc: 'light', headings: ['']}]};
    expect(selectSummary(220, {...input, rules}).text).toContain('Light.');
    const tooLong = {...input.rules, preferred: [{doc: 'light', headings: ['Small']}]};
    expect(selectSummary(220, {...input, rules: tooLong}).text).not.toContain('small');
  });

  it('changes with a page', () => {
    const edited = pages.map((one) =>
      one.id === 'heavy' ? page('heavy', 90, 'Heavy, edited.') : one,
    );
    expect(selectSummary(220, {...input, pages: edited}).text).toContain('Heavy, edited.');
  });
});

describe('a translation', () => {
  const french = pages.map((one) =>
    one.id === 'api'
      ? {...one, sections: one.sections.map((part) => ({...part, heading: 'Titre', id: 'limits'}))}
      : one,
  );

  it('has its required sections by their ids, and what it lacks stops nothing', () => {
    const rules = {...input.rules, quickstarts: [{doc: 'gone'}]};
    const loose = {...input, strict: false};
    expect(selectSummary(60, {...loose, pages: french, rules}).text).toContain('# Title api');
    expect(selectSummary(5000, loose).tokens).toBeGreaterThan(0);
    expect(selectSummary(5, loose).text).toContain('Preamble');
  });
});

describe('what stops the build', () => {
  it('a required section that does not exist', () => {
    const rules = {...input.rules, required: [{doc: 'api', headings: ['Quotas']}]};
    expect(() => selectSummary(220, {...input, rules})).toThrow(
      'docs/api.mdx: the summaries need a section "## Quotas". The page has: Authentication, Limits.',
    );
  });

  it('a required page that does not exist', () => {
    const rules = {...input.rules, quickstarts: [{doc: 'gone'}]};
    expect(() => selectSummary(220, {...input, rules})).toThrow('need the page docs/gone.mdx');
  });

  it('required parts, or a quickstart, that do not fit', () => {
    expect(() => selectSummary(30, input)).toThrow('The required parts alone exceed 30 tokens.');
    expect(() => selectSummary(80, input)).toThrow('No complete quickstart fits into 80 tokens');
  });

  it('too little text', () => {
    expect(() => selectSummary(5000, input)).toThrow(
      'it must have at most 5000 and at least 50 % of that',
    );
  });
});
