/** A client module that redirects a renamed anchor to its new name. Only sites with such a redirect load it. */
import type {ClientModule} from '@docusaurus/types';
import anchors from '@generated/redirects/default/anchors.json';

/** Docusaurus calls this after it has shown a page, also the first one. Replaces an old address by the new one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = anchors[location.pathname + location.hash];
  if (target !== undefined) window.location.replace(target);
};
