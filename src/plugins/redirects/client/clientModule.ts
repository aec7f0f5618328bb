/** A client module that redirects a renamed anchor to its new name. Only sites with such a redirect load it. */
import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '@site/src/lib/decodeUrlPart';

/** Replaces an old address by the new one. Docusaurus calls this after it has shown a page, also the first one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const {pathname, hash} = location;
  // The list loads only for an anchor that the page lacks.
  const anchor = decodeUrlPart(hash.slice(1));
  if (anchor === '' || document.getElementById(anchor) !== null) return;
  import('@generated/redirects/default/anchors.json').then(
    ({default: anchors}) => {
      const target = anchors[`${pathname}#${anchor}`];
      if (target !== undefined) window.location.replace(target);
    },
    // Without the list, the page opens at its top.
    () => undefined,
  );
};
