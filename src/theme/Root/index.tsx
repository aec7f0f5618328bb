// Change: around the whole site one live region, so that any component can speak to screen readers; the typefaces
// are fetched with the page. Wraps the original, which a capability may have wrapped.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {Props} from '@theme/Root';
import OriginalRoot from '@theme-original/Root';
import {StatusRegion} from '@site/src/components/ui/StatusRegion';

export default function Root({children}: Props): ReactNode {
  return (
    <StatusRegion>
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
      <OriginalRoot>{children}</OriginalRoot>
    </StatusRegion>
  );
}
