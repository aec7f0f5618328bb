import type {ReactNode} from 'react';
import styles from './Glossary.module.css';

export interface GlossaryProps {
  /** A writer types `<Glossary />`; src/capabilities/glossary fills in one `<div id="term-…">` with dt and dd for each entry. */
  readonly children?: ReactNode;
}

/** Every term with its definition; `#term-<id>` leads to one. */
export function Glossary({children}: GlossaryProps): ReactNode {
  return <dl className={styles.glossary}>{children}</dl>;
}
