import ThemedImage from '@theme/ThemedImage';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {DrawingProps} from '..';
import styles from './Drawing.module.css';

/** A diagram drawn before the build (src/capabilities/diagrams), in the colours of the mode that is on. */
export function Drawing({name, label, width, height}: DrawingProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.drawing}>
      <ThemedImage
        alt={label}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        sources={{
          light: withBaseUrl(`/diagrams/${name}-light.svg`),
          dark: withBaseUrl(`/diagrams/${name}-dark.svg`),
        }}
      />
    </p>
  );
}
