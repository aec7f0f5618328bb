import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {SearchPage} from '@site/src/capabilities/search/client/page';

/** /search?q=: results of the site's own search. Search engines follow its links but do not list it. */
export default function Search(): ReactNode {
  return (
    <Layout
      title={translate({id: 'search.page.metaTitle', message: 'Search'})}
      description={translate({
        id: 'search.page.description',
        message:
          'Search guides, API reference and examples by words, endpoint paths, error texts and identifiers.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
