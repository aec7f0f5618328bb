/** Stands in for @docusaurus/Link in unit tests, where there is no router. */
import type {ComponentProps, ReactNode} from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  readonly to?: string;
}

export default function Link({to, href, children, ...rest}: LinkProps): ReactNode {
  return (
    <a {...rest} href={to ?? href}>
      {children}
    </a>
  );
}
