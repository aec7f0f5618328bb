import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

export interface DownloadsProps {
  /** Name of the files, `nildb`. */
  readonly name: string;
}

/** Links to the specification, with variables substituted, as YAML and as JSON. */
export function Downloads({name}: DownloadsProps): ReactNode {
  // `pathname://`: a static file, not a page of the site.
  const file = `pathname:///openapi/${name}`;
  return (
    <ul>
      <li>
        <Link to={`${file}.yaml`} target="_self" download>
          <Translate id="api.download.yaml">OpenAPI file, YAML</Translate>
        </Link>
      </li>
      <li>
        <Link to={`${file}.json`} target="_self" download>
          <Translate id="api.download.json">OpenAPI file, JSON</Translate>
        </Link>
      </li>
    </ul>
  );
}
