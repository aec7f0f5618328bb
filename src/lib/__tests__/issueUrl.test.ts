import {expect, it} from 'vitest';
import {issueUrl} from '../issueUrl';

it('an issue address carries title and body, escaped and cut', () => {
  const url = new URL(
    issueUrl('https://issues.example/new', {title: 'a & b', lines: ['x', 'y'.repeat(3000)]}),
  );
  expect(url.searchParams.get('title')).toBe('a & b');
  expect(url.searchParams.get('body')).toMatch(/^x\ny{2498}$/);
});
