import {expect, it} from 'vitest';
import {issueUrl} from '../issueUrl';

const bodyOf = (text: string) => {
  const url = issueUrl('https://issues.example/new', {title: 'a & b', lines: ['x', text]});
  return {url, body: new URL(url).searchParams.get('body') ?? ''};
};

it('an issue address carries title and body, escaped', () => {
  const {url, body} = bodyOf('y & z');
  expect(new URL(url).searchParams.get('title')).toBe('a & b');
  expect(body).toBe('x\ny & z');
});

// GitHub rejects addresses of more than about 8,000 characters.
it.each(['y', 'я', '数', '😀', ' ', '\uD800'])(
  'an issue address with many %j is short enough for servers, and shows that it is cut',
  (character) => {
    const {url, body} = bodyOf(character.repeat(10_000));
    expect(url.length).toBeLessThan(7000);
    expect(url.length).toBeGreaterThan(5900);
    expect(body).toMatch(/^x\n[^…]+…$/);
    expect(body).not.toMatch(/[^\uD800-\uDBFF][\uDC00-\uDFFF]/);
  },
);
