// Change: wraps the theme's diagram, and waits until it is nearly in view: drawing one loads 160 KB of Mermaid. Only diagrams without a drawing of src/capabilities/diagrams come here.
import Mermaid from '@theme-init/Mermaid';
import type {Props} from '@theme/Mermaid';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How far below the screen a diagram may be when it is drawn. */
const AHEAD = '400px';

export default function MermaidInView(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          setNear(true);
        }
      },
      {rootMargin: AHEAD},
    );
    observer.observe(place.current);
    // Paper shows every diagram.
    const draw = () => setNear(true);
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, []);

  return near ? <Mermaid {...props} /> : <div ref={place} className={styles.place} />;
}
