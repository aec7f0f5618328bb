import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ThemedImage from '@theme/ThemedImage';
import type {DrawingProps} from '../shared';
import styles from './Drawing.module.css';

/**
 * A diagram that `npm run diagrams` drew, in the colors of the current mode. It links to the SVG file. The build puts
 * this component in the place of a Mermaid code block (../node/step.ts). Registered in src/theme/MDXComponents.
 */
export function Drawing({name, label, width, height}: DrawingProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const light = withBaseUrl(`/diagrams/${name}-light.svg`);
  return (
    <p className={clsx('fades', styles.drawing)}>
      {/* The file has its full size in its own tab. The tab is white, so the light drawing is shown in either mode. */}
      <Link
        to={`pathname://${light}`}
        target="_blank"
        title={translate({id: 'site.diagram.enlarge', message: 'Enlarge the diagram'})}
      >
        <ThemedImage
          alt={label}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          sources={{light, dark: withBaseUrl(`/diagrams/${name}-dark.svg`)}}
        />
      </Link>
    </p>
  );
}
