import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';

/** Title of the browser tab while an error stands in place of a page. */
export function ErrorTitle(): ReactNode {
  return (
    <Head>
      <title>
        {translate({
          id: 'site.error.pageTitle',
          message: 'Page Error',
          description: 'Title of the browser tab when a page crashed',
        })}
      </title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
