import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/**
 * Adds schema.org data to the head of the home page: it tells search engines about the site and its search
 * page.
 */
export function WebSiteData(): ReactNode {
  const {title, tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    description: tagline,
    url: url + baseUrl,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${url}${baseUrl}search?q={query}`,
      'query-input': 'required name=query',
    },
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
