import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as FinderModule from './errorFinder/Finder';
import type {ErrorRow} from './errorFinder/findRows';

interface ErrorFinderProps {
  /** Paths of pages with tables of errors. The tables of the page with the finder are read too. */
  readonly pages: readonly string[];
}

/** What the button loads: the field, and the rows of other pages. */
interface Loaded {
  readonly Finder: typeof FinderModule.Finder;
  readonly otherRows: readonly ErrorRow[];
}

/**
 * A button on the troubleshooting page that loads `Finder`: a field where readers paste a response, to see the rows of
 * the tables of errors that explain it.
 */
export function ErrorFinder({pages}: ErrorFinderProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const {withBaseUrl} = useBaseUrlUtils();
  if (loaded !== undefined) return <loaded.Finder otherRows={loaded.otherRows} />;
  const load = async (): Promise<Loaded> => {
    const [{Finder}, {fetchRows}] = await Promise.all([
      import('./errorFinder/Finder'),
      import('./errorFinder/findRows'),
    ]);
    return {Finder, otherRows: await fetchRows(pages.map((page) => withBaseUrl(page)))};
  };
  return (
    <div className="screen-only">
      <LoadButton load={load} onLoad={setLoaded}>
        <Translate id="site.errors.open">Find a response</Translate>
      </LoadButton>
    </div>
  );
}
