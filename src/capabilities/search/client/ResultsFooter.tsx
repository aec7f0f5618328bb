/** Below the results in the modal: the way to all of them. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export interface ResultsFooterProps {
  readonly query: string;
  readonly count: number;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/** 'See all {count} results'. */
export function ResultsFooter({query, count, onFollow}: ResultsFooterProps): ReactNode {
  return (
    <Link to={`/search?q=${encodeURIComponent(query)}`} onClick={onFollow}>
      <Translate id="search.modal.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
