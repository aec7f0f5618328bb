import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import pages from '@generated/shell/default/pages.json';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {relativePath} from '@site/src/lib/pagePaths';
import Heading from '@theme/Heading';
import {nearestPages} from '../../shared/nearestPages';

/** More suggestions are hardly ever what the reader meant. */
const MAX_PAGES = 3;

/**
 * Suggests the pages whose paths are similar to the address. The 404 page (theme/NotFound/Content)
 * loads this component in the browser: the list of all pages is needed nowhere else, and one 404.html serves all paths.
 */
export default function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  // The router has already decoded the path. Decoding it again would fail for a path that contains %25.
  const path = `/${relativePath(pathname, useBaseUrl('/'))}`;
  const nearest = nearestPages(path, pages, MAX_PAGES);
  if (nearest.length === 0) return null;
  return (
    <>
      <Heading as="h2">
        <Translate id="site.notFound.nearest" description="Heading of the nearest pages">
          Did you mean
        </Translate>
      </Heading>
      <Cards>
        {nearest.map(({path: to, title, description}) => (
          <Card key={to} to={to} title={title}>
            {description}
          </Card>
        ))}
      </Cards>
    </>
  );
}
