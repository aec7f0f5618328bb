/** Where the site stands: its address, base path and locales. */
import {environment, read} from './env';
import facts from './facts.json';

/** Origin without a path, `https://docs.example.org`. */
export const siteUrl = read(environment, 'SITE_URL', facts.siteOrigin);

/** Base path, beginning and ending with a slash. */
export const baseUrl = read(environment, 'BASE_URL', '/');

export const DEFAULT_LOCALE = 'en';

/** The locales to build; one unless SITE_LOCALES names more, `en,fr` (a test does). */
export const locales = read(environment, 'SITE_LOCALES', DEFAULT_LOCALE).split(',');

/** Where the sources of pages are edited, `https://git.example.org/docs/edit/main/`; without it no page offers that. */
export const editUrl = read(environment, 'EDIT_URL');

/** The locale that is being built or shown: Docusaurus says it before it reads the configuration. */
export const currentLocale = environment['DOCUSAURUS_CURRENT_LOCALE'] ?? DEFAULT_LOCALE;
