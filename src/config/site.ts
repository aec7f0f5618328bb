/** Where the site stands: its address, base path and locales. */
import {environment, readVariable} from './env';
import facts from './facts.json';

/** Origin without a path, `https://docs.example.org`. */
export const siteUrl = readVariable(environment, 'SITE_URL', {
  fallback: facts.siteOrigin,
  pattern: /^https?:\/\/[^/\s]+$/,
  problem: 'must be an origin: http or https, a host, no path and no slash at the end',
  example: 'https://docs.example.org',
});

/** Base path, beginning and ending with a slash. */
export const baseUrl = readVariable(environment, 'BASE_URL', {
  fallback: '/',
  pattern: /^\/(?:[\w.~-]+\/)*$/,
  problem: 'must begin and end with a slash',
  example: '/docs/',
});

export const DEFAULT_LOCALE = 'en';

/** The locales to build; one unless SITE_LOCALES names more, `en,fr` (a test does). */
export const locales = readVariable(environment, 'SITE_LOCALES', {
  fallback: DEFAULT_LOCALE,
  pattern: /^en(?:,[a-z]{2}(?:-[A-Z]{2})?)*$/,
  problem: 'must be a comma-separated list that begins with en',
  example: 'en,fr',
}).split(',');

/** Where the sources of pages are edited, `https://git.example.org/docs/edit/main/`; without it no page offers that. */
export const editUrl =
  readVariable(environment, 'EDIT_URL', {
    fallback: '',
    pattern: /^https?:\/\/\S+\/$/,
    problem: 'must be an http or https address with a slash at the end',
    example: 'https://git.example.org/docs/edit/main/',
  }) || undefined;

/** The locale that is being built or shown: Docusaurus says it before it reads the configuration. */
export const currentLocale = environment['DOCUSAURUS_CURRENT_LOCALE'] ?? DEFAULT_LOCALE;
