/** Where the site is published, and in which languages. */
import {env} from './env';
import {facts} from './facts';

/** Origin without a path, `https://docs.example.org`. */
export const siteUrl = env.SITE_URL ?? facts.siteOrigin;

/** Base path with a leading and a trailing slash, `/docs/`. */
export const baseUrl = env.BASE_URL;

const DEFAULT_LOCALE = 'en';

/** The locales to build. The first one is the default locale. */
export const locales = env.SITE_LOCALES;

/** The setting `i18n` of the site. */
export const i18n = {defaultLocale: DEFAULT_LOCALE, locales};

/**
 * The locale of this build or dev server. Docusaurus sets the variable and then loads the configuration, once for each
 * locale.
 */
export const currentLocale = env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LOCALE;

/**
 * The folder of the page sources in a code host, `https://git.example.org/docs/edit/main/`. Without it, pages have no
 * edit link.
 */
export const editUrl = env.EDIT_URL;

/** Whether this is `docusaurus build`. */
export const isBuild = env.NODE_ENV === 'production';

/** Whether this is `docusaurus start`. */
export const isDevServer = env.NODE_ENV === 'development';
