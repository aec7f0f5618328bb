/** Redirects a renamed anchor to its new name. Only loaded where such a redirect is configured. */
import type {ClientModule} from '@docusaurus/types';
import anchors from '@generated/redirects/default/anchors.json';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = anchors[location.pathname + location.hash];
  if (target !== undefined) window.location.replace(target);
};
