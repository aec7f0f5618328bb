import {describe, expect, it} from 'vitest';
import {selectSections, type SectionedPage, type SelectionOptions} from '../selectSections';

const words = (count: number, word: string) => Array.from({length: count}, () => word).join(' ');

function page(id: string, weight: number, markdown: string): SectionedPage {
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
const quickstart = `Begin.\n\n## Run\n\n${words(60, 'run')}\n\n## Next steps\n\nElsewhere.\n`;
const pages = [
  page('light', 10, `Light.\n\n## Small\n\n${words(200, 'small')}\n`),
  page('heavy', 90, `Heavy.\n\n## Big\n\n${words(30, 'big')}\n`),
  page('api', 50, api),
  page('quick', 20, quickstart),
  page('none', 0, words(500, 'never')),
];
const input: Omit<SelectionOptions, 'limit'> = {
  pages,
  rules: {
    required: [{doc: 'api', headings: ['Authentication', 'Limits']}],
    quickstarts: [{doc: 'quick'}],
    preferred: [],
    skippedHeadings: ['Next steps'],
    leastUse: 0.5,
  },
  isStrict: true,
  // One token per word is enough to test the selection.
  countTokens: (text) => text.split(/\s+/).filter(Boolean).length,
  preamble: '> Preamble.',
};

describe('selectSections', () => {
  it('takes the required parts, one complete quickstart, then the heaviest pages', () => {
    const {text, tokens} = selectSections({...input, limit: 220});
    expect(tokens).toBeLessThanOrEqual(220);
    for (const part of ['bearer', 'limit', 'run', 'big']) expect(text).toContain(part);
    expect(text).not.toContain('small');
    expect(text).not.toContain('never');
    expect(text).not.toContain('Elsewhere');
    expect(text.indexOf('# Title heavy')).toBeLessThan(text.indexOf('# Title api'));
    expect(text).toContain('https://x.example/heavy');
  });

  it('has the pages in the order of the rules, and the others last', () => {
    const rules = {...input.rules, order: ['qui', 'a']};
    const {text} = selectSections({...input, rules, limit: 220});
    expect(text.match(/(?<=# Title )\w+/g)).toEqual(['quick', 'api', 'heavy', 'light']);
  });

  it('puts the appendix below the sections, and counts its tokens', () => {
    const {text, tokens} = selectSections({...input, limit: 220, appendix: words(50, 'code')});
    expect(tokens).toBeLessThanOrEqual(220);
    expect(text).toMatch(/\n\ncode [code ]*\n$/);
    expect(text).toContain('run');
    expect(text).not.toContain('big');
  });

  it('takes a section as a whole or not at all', () => {
    const {text} = selectSections({...input, limit: 190});
    for (const [word, count] of [
      ['bearer', 20],
      ['run', 60],
      ['big', 30],
      ['small', 200],
    ] as const) {
      expect([0, count]).toContain(text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0);
    }
  });

  it('takes the next quickstart when the core of the first does not fit', () => {
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
    const {text} = selectSections({...input, limit: 220, pages: [...pages, long], rules});
    expect(text).toContain('Begin.');
    expect(text).toContain('run run');
    expect(text).not.toMatch(/scrap|Start\.|long/);
  });

  it('takes preferred parts before heavier pages, if they fit', () => {
    const rules = {...input.rules, preferred: [{doc: 'light', headings: ['']}]};
    expect(selectSections({...input, limit: 220, rules}).text).toContain('Light.');
    const tooLong = {...input.rules, preferred: [{doc: 'light', headings: ['Small']}]};
    expect(selectSections({...input, limit: 220, rules: tooLong}).text).not.toContain('small');
  });

  it('uses the current text of a page', () => {
    const edited = pages.map((one) =>
      one.id === 'heavy' ? page('heavy', 90, 'Heavy, edited.') : one,
    );
    expect(selectSections({...input, limit: 220, pages: edited}).text).toContain('Heavy, edited.');
  });
});

describe('in a translation', () => {
  const french = pages.map((one) =>
    one.id === 'api'
      ? {...one, sections: one.sections.map((part) => ({...part, heading: 'Titre', id: 'limits'}))}
      : one,
  );

  it('finds required sections by their ids, and accepts missing ones', () => {
    const rules = {...input.rules, quickstarts: [{doc: 'gone'}]};
    const loose = {...input, isStrict: false};
    expect(selectSections({...loose, limit: 60, pages: french, rules}).text).toContain(
      '# Title api',
    );
    expect(selectSections({...loose, limit: 5000}).tokens).toBeGreaterThan(0);
    expect(selectSections({...loose, limit: 5}).text).toContain('Preamble');
  });
});

describe('throws an error for', () => {
  it('a required section that does not exist', () => {
    const rules = {...input.rules, required: [{doc: 'api', headings: ['Quotas']}]};
    expect(() => selectSections({...input, limit: 220, rules})).toThrow(
      'docs/api.mdx: the summaries need a section "## Quotas". The page has: Authentication, Limits.',
    );
  });

  it('a required page that does not exist', () => {
    const rules = {...input.rules, quickstarts: [{doc: 'gone'}]};
    expect(() => selectSections({...input, limit: 220, rules})).toThrow(
      'need the page docs/gone.mdx',
    );
  });

  it('required parts, or a quickstart, that do not fit', () => {
    expect(() => selectSections({...input, limit: 30})).toThrow(
      'The required parts alone exceed 30 tokens.',
    );
    expect(() => selectSections({...input, limit: 80})).toThrow(
      'No complete quickstart fits into 80 tokens',
    );
  });

  it('too little text', () => {
    expect(() => selectSections({...input, limit: 5000})).toThrow(
      'it must have at most 5000 and at least 50% of that',
    );
  });
});
