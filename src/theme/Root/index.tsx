// Change: preloads the two fonts with the characters of English pages. Wraps the original, which a plugin may have wrapped already.
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import OriginalRoot from '@theme-original/Root';
import monoFont from '../../css/fonts/geist-mono.woff2';
import sansFont from '../../css/fonts/geist.woff2';

/** The root of the React tree. Docusaurus renders it once, around all pages. */
export default function Root({children}: Props): ReactNode {
  return (
    <OriginalRoot>
      <Head>
        {[sansFont, monoFont].map((url) => (
          <link
            key={url}
            rel="preload"
            as="font"
            type="font/woff2"
            href={url}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </OriginalRoot>
  );
}
