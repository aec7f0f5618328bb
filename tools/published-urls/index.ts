/** `npm run published-urls`: adds the URLs of build/ to the list of published URLs. */
import {readFileSync, writeFileSync} from 'node:fs';
import {publishedUrlsFile, redirects} from '../../src/config/redirects';
import {attribute, findElement} from '../../src/lib/hast';
import {readBuiltPages, type HtmlFile} from '../../src/lib/readBuiltPages';
import {addPublishedUrls, collectAnchors, parsePublishedUrls} from '../../src/plugins/redirects';
import {runCommand} from '../lib/command';

const BUILD_DIR = 'build';

/** Returns whether search engines are asked to skip a page, as the style guide asks them. */
function isHidden({tree}: HtmlFile): boolean {
  const robots = findElement(
    tree,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'robots',
  );
  return robots !== undefined && attribute(robots, 'content').includes('noindex');
}

/** Returns the URLs of all pages that are neither hidden nor redirected. */
function readUrls(): ReadonlyMap<string, ReadonlySet<string>> {
  const urls = new Map<string, ReadonlySet<string>>();
  for (const page of readBuiltPages(BUILD_DIR)) {
    // 'index.html' is the page '/', 'fr/index.html' the page '/fr/'.
    const path = `/${page.file.replace(/(?:^index)?\.html$/, '')}`;
    if (page.file === '404.html' || redirects[path] !== undefined || isHidden(page)) continue;
    urls.set(path, collectAnchors(page.tree));
  }
  return urls;
}

void runCommand(__dirname, {}, () => {
  if (publishedUrlsFile === undefined) {
    throw new Error(
      'The list contains the URLs of the default product. Unset PRODUCT_NAME, PRODUCT_SLUG, and PRODUCT_PREFIX.',
    );
  }
  const before = readFileSync(publishedUrlsFile, 'utf8');
  const after = addPublishedUrls(parsePublishedUrls(before), readUrls());
  writeFileSync(publishedUrlsFile, after);
  const countUrls = (text: string) => text.split(/\s+/).length - 1;
  const added = countUrls(after) - countUrls(before);
  console.log(`${publishedUrlsFile}: ${countUrls(after)} URLs, ${added} of them new`);
});
