import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** A longer text is cut, because it would be a long address. The search reads no more. */
const MAX_LENGTH = 400;

/** A link to the search of the site, for a text that a filter of a page doesn't find. */
export function SearchLink({text}: {readonly text: string}): ReactNode {
  const query = text.trim().replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
  return (
    <Link to={`/search?q=${encodeURIComponent(query)}`}>
      <Translate id="site.searchLink">Search the site for it</Translate>
    </Link>
  );
}
