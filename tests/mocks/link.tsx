/** Mocks `@docusaurus/Link` in unit tests, which have no router. */
import type {ComponentProps, ReactNode} from 'react';

interface LinkProps extends ComponentProps<'a'> {
  readonly to?: string;
}

/** Renders a plain link to `to`, or to `href`. */
export default function Link({to, href, children, ...rest}: LinkProps): ReactNode {
  return (
    <a {...rest} href={to ?? href}>
      {children}
    </a>
  );
}
