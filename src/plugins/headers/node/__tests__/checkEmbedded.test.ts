import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {checkEmbedded} from '../checkEmbedded';
import {contentSecurityPolicy} from '../policy';

const siteUrl = 'https://docs.example/base/';
const allowed = {images: ['https://img.example'], frames: ['https://video.example'], media: []};

/** Returns the problems of a page, in MDX or in plain Markdown. */
async function findProblems(text: string, format: 'mdx' | 'md' = 'mdx'): Promise<string[]> {
  const processor = remark();
  if (format === 'mdx') processor.use(remarkMdx);
  processor.use(checkEmbedded, {siteUrl, embedded: allowed});
  const file = new VFile({path: 'docs/page.mdx', value: text});
  await processor.run(processor.parse(file), file);
  expect(file.messages.every(({fatal}) => fatal)).toBe(true);
  return file.messages.map(String);
}

const remedy = (origin: string, list: string) =>
  `Add '${origin}' to "${list}" of embeddedOrigins in src/config/thirdParties.ts`;

describe('content of an origin that the policy does not allow is reported with its line', () => {
  it.each([
    ['a picture', 'Text\n\n![x](https://a.example/b.png)', 'img', 'images'],
    ['a picture by reference', '[b]: https://a.example/b.png\n\n![x][b]', 'img', 'images'],
    ['an element', 'Text\n\n<img src="//a.example/b.png" />', 'img', 'images'],
    [
      'a frame',
      'Text\n\n<iframe title="x" src="https://a.example/b"></iframe>',
      'iframe',
      'frames',
    ],
    ['a video', 'Text\n\n<video src="https://a.example/b.mp4" />', 'video', 'media'],
    ['a poster', 'Text\n\n<video poster="https://a.example/b.png" />', 'img', 'images'],
    ['captions', 'Text\n\n<track src="https://a.example/b.vtt" />', 'track', 'media'],
    ['a srcset', 'Text\n\n<img srcset="/a.png 1x, https://a.example/b.png 2x" />', 'img', 'images'],
    ['a srcSet of React', 'Text\n\n<img srcSet="https://a.example/b.png" />', 'img', 'images'],
  ])('%s', async (_name, text, tagName, list) => {
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^docs/page\\.mdx:3:1: The Content-Security-Policy hides <${tagName}> of https://`,
        ),
      ),
    ]);
    expect((await findProblems(text))[0]).toContain(remedy('https://a.example', list));
  });

  it.each([
    ['<p><IMG alt="x" src=https://a.example/b.png></p>', 'img'],
    ['<video poster="https://a.example/b.png"></video>', 'img'],
    ['<img srcset="https://a.example/b.png 2x">', 'img'],
  ])('%s in plain Markdown', async (html, tagName) => {
    const [problem] = await findProblems(html, 'md');
    expect(problem).toContain(`docs/page.mdx:1:1: The Content-Security-Policy hides <${tagName}>`);
  });

  it.each([
    '<object data="https://a.example/b.svg"></object>',
    '<embed src="https://a.example/b.svg" />',
  ])('%s, which no policy of this site allows', async (text) => {
    expect(await findProblems(text)).toEqual([
      expect.stringMatching(/hides <(object|embed)> of https:.* no page may run plugins/),
    ]);
  });
});

describe('a page of the site in a frame is reported, because the policy forbids it', () => {
  it.each(['/page', './page', 'page?a=1', siteUrl, '//docs.example/page'])('%s', async (src) => {
    expect(await findProblems(`<iframe title="x" src="${src}"></iframe>`)).toEqual([
      'docs/page.mdx:1:1: The Content-Security-Policy hides <iframe> of this site. Write a link instead: no page may show a page of this site in a frame.',
    ]);
  });
});

it('pictures and media of the site are not reported, however they are addressed', async () => {
  const page = `![x](https://docs.example/a.png) <img src="//docs.example/b.png" />
<video src="/c.mp4" /> <audio src="https://docs.example/base/d.mp3" />`;
  expect(await findProblems(page)).toEqual([]);
});

it('allowed origins, files of the site, data, and expressions are not reported', async () => {
  const page = `![x](https://img.example/a.png) ![y](./b.png) <img src="/c.png" />
<img src="data:image/png;base64,AA" /> <img src={picture} /> [link](https://a.example)
<iframe src="https://video.example/x" /> <iframe src="about:blank" /> <Card src="https://a.example" />`;
  expect(await findProblems(page)).toEqual([]);
});

it('the policy allows the listed origins, each for its kind of content', () => {
  const policy = contentSecurityPolicy({
    thirdParties: [],
    embedded: {...allowed, media: ['https://media.example']},
    search: {hosted: null},
    scriptHashes: [],
    styleHashes: [],
  });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://img.example",
      'frame-src https://video.example',
      "media-src 'self' https://media.example",
    ]),
  );
});
