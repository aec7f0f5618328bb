// Change: a title of its own (with docs at the root, unknown paths reach this file without one); the nearest
// pages and a search for the words of the path instead of asking the reader to write to somebody.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {NearestPages} from '@site/src/capabilities/shell/client/NearestPages';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container', styles.main, className)}>
      <PageMetadata title={title} />
      <p className={styles.code}>404</p>
      <Heading as="h1">{title}</Heading>
      <p className={styles.text}>
        <Translate id="site.notFound.text" description="First paragraph of the 404 page">
          There is no page at this address. It may have moved, or the link has a typing error.
        </Translate>
      </p>
      <NearestPages />
    </main>
  );
}
