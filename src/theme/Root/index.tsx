// Change: the typefaces are fetched with the page. Wraps the original, which a capability may have wrapped.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {Props} from '@theme/Root';
import OriginalRoot from '@theme-original/Root';

export default function Root({children}: Props): ReactNode {
  return (
    <OriginalRoot>
      <Head>
        {[sans, mono].map((url) => (
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
