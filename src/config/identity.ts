/** Images that represent the site elsewhere: on a home screen, in a tab, in a link preview. handbook/images.md says how they were made. */
import type {Config} from '@docusaurus/types';
import {baseUrl} from './site';

/** The image in link previews, 1200 × 630. */
export const socialImage = 'img/social.png';

/** Tags of the `<head>` of each page, in addition to the SVG favicon of the Docusaurus configuration. */
export const identityTags = [
  {
    tagName: 'link',
    attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`},
  },
  {
    tagName: 'link',
    attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`},
  },
] satisfies Config['headTags'];
