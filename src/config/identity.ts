/** Pictures that stand for the site elsewhere: on a home screen, in a tab, in a preview of a link. Drawn by tools/identity. */
import type {Config} from '@docusaurus/types';
import {baseUrl} from './site';

/** In previews of links; 1200 × 630. */
export const socialImage = 'img/social.png';

const link = (rel: string, file: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  attributes: {rel, href: `${baseUrl}${file}`, ...more},
});

/** Besides the favicon of the configuration, which is an SVG. */
export const identityTags: NonNullable<Config['headTags']> = [
  link('icon', 'favicon.ico', {sizes: '32x32'}),
  link('apple-touch-icon', 'img/icon-180.png'),
  link('manifest', 'site.webmanifest'),
];
