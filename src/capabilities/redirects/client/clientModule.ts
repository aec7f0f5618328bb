/** Leads from an anchor that was renamed to the one it is now. In the bundle only where there is such a redirect. */
import anchors from '@generated/site-redirects/default/anchors.json';
import type {ClientModule} from '@docusaurus/types';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const to = anchors[location.pathname + location.hash];
  if (to !== undefined) window.location.replace(to);
};
