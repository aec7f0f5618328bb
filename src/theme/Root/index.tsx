// Change: preloads the two Latin fonts. Wraps the original, which a capability may have wrapped already.
import Head from '@docusaurus/Head';
import sansFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import monoFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Root';
import OriginalRoot from '@theme-original/Root';

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
