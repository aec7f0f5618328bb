import {expect, it} from 'vitest';
import type {PageKind} from '../../../../lib/builtPages';
import {makeFullText} from '../fullText';

const page = (kind: PageKind, head: string, ...texts: string[]) => ({
  kind,
  head,
  sections: texts.map((text) => ({text})),
});

it('contains all pages in order', () => {
  expect(makeFullText([page('document', '# A', '', 'x'), page('document', '# B', 'y')])).toBe(
    '# A\n\nx\n\n# B\n\ny\n',
  );
});

it('contains a section that many operations have only once', () => {
  const operations = ['A', 'B', 'C', 'D'].map((name) =>
    page('operation', `# ${name}`, `About ${name}`, '### 401'),
  );
  const text = makeFullText([...operations, page('document', '# Errors', '### 401')]);
  expect(text.match(/^# \w+$|^### 401$/gm)).toEqual([
    '# A',
    '### 401',
    '# B',
    '# C',
    '# D',
    '# Errors',
    '### 401',
  ]);
});
