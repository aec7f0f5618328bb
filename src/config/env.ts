/**
 * The environment variables of the site. This is the only file under src/ that reads `process.env`.
 *
 * Each variable has a pattern, the problem to report when a value doesn't match it, and an example of a correct
 * value in `EXAMPLES`. Values that the browser needs are passed on in `customFields` (docusaurus.config.ts).
 */
import * as z from 'zod';

export type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** A variable whose value must match a pattern. An empty value is wrong unless the pattern allows it. */
const text = (pattern: RegExp, problem: string) => z.string().regex(pattern, problem);

/** A variable that may be unset. An empty value counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withoutSpaces = text(/^\S+$/, 'must not contain spaces');

/** The address of a service, `http://localhost:9181` or `https://db.example.org/base/`; trailing slashes are removed. */
const serviceUrl = text(
  /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/u,
  'must be an http or https address without credentials, query, and fragment',
).transform((url) => url.replace(/\/+$/, ''));

const variables = z.object({
  // Set by Docusaurus and Vitest.
  NODE_ENV: z.string().optional(),
  DOCUSAURUS_CURRENT_LOCALE: z
    .string()
    .optional()
    // `docusaurus start` without --locale sets the text "undefined".
    .transform((locale) => (locale === 'undefined' ? undefined : locale)),

  // The product.
  PRODUCT_NAME: text(
    // Pages write the name into front matter, where a straight apostrophe would end the value.
    /^[\p{L}\p{N}](?:[\p{L}\p{N}.&’ -]*[\p{L}\p{N}.])?$/u,
    'must be a display name that begins with a letter or a digit and has no markup (write an apostrophe as ’)',
  ).default('Nillion'),
  PRODUCT_SLUG: text(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'must be lowercase letters, digits, and single hyphens, and begin with a letter',
  ).default('nillion'),
  PRODUCT_PREFIX: text(
    /^[a-z][a-z0-9]{0,11}$/,
    'must be 1 to 12 lowercase letters or digits, and begin with a letter',
  ).default('nil'),

  // Where the site is published.
  SITE_URL: text(
    /^https?:\/\/[^/\s]+$/,
    'must be an origin: http or https and a host, without a path or a trailing slash',
  ).optional(),
  BASE_URL: text(/^\/(?:[\w.~-]+\/)*$/, 'must begin and end with a slash').default('/'),
  SITE_LOCALES: text(
    // en,fr,pt-BR,zh-Hans,es-419
    /^en(?:,[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?)*$/,
    'must be a comma-separated list that begins with en',
  )
    .default('en')
    .transform((locales) => locales.split(',')),
  EDIT_URL: optional(
    text(/^https?:\/\/\S+\/$/, 'must be an http or https address with a trailing slash'),
  ),

  // The dev server.
  DATABASE_URL: serviceUrl.optional(),
  AI_URL: serviceUrl.optional(),

  // The hosted search.
  ALGOLIA_APP_ID: optional(
    text(
      /^\w+$/,
      'must be the id of an application: letters and digits, because it is part of hostnames',
    ),
  ),
  ALGOLIA_SEARCH_KEY: optional(withoutSpaces),
  // Only `npm run search:push` reads this key, which is secret.
  ALGOLIA_ADMIN_KEY: optional(z.string()),
  ALGOLIA_INDEX: optional(withoutSpaces),
  ALGOLIA_HOSTS: optional(
    text(
      // https://search.example.org,http://localhost:3121
      /^(?:https?:\/\/[\w.-]+(?::\d+)?(?:,(?=h)|$))+$/u,
      'must be a comma-separated list of origins',
    ).transform((origins) => origins.split(',')),
  ),
});

/** A correct value of each variable, for error messages. */
const EXAMPLES: Readonly<Record<keyof typeof variables.shape, string>> = {
  NODE_ENV: 'production',
  DOCUSAURUS_CURRENT_LOCALE: 'en',
  PRODUCT_NAME: 'Acme',
  PRODUCT_SLUG: 'acme',
  PRODUCT_PREFIX: 'ac',
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/docs/',
  SITE_LOCALES: 'en,fr',
  EDIT_URL: 'https://git.example.org/docs/edit/main/',
  DATABASE_URL: 'https://database.example.org',
  AI_URL: 'https://ai.example.org',
  ALGOLIA_APP_ID: 'YOUR_APP_ID',
  ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
  ALGOLIA_ADMIN_KEY: 'YOUR_ADMIN_KEY',
  ALGOLIA_INDEX: 'nillion_docs',
  ALGOLIA_HOSTS: 'https://search.example.org',
};

/**
 * Variables of the dev server. Builds and other commands ignore them, because DATABASE_URL may belong to another
 * program.
 */
const DEV_SERVER_VARIABLES = {DATABASE_URL: true, AI_URL: true} as const;
const devServerVariables = variables.pick(DEV_SERVER_VARIABLES);
const siteVariables = variables.omit(DEV_SERVER_VARIABLES);

/** The names of the settings of a build. Whatever builds the site for a deployment passes them on. */
export const buildSettings = siteVariables
  .omit({NODE_ENV: true, DOCUSAURUS_CURRENT_LOCALE: true, ALGOLIA_ADMIN_KEY: true})
  .keyof().options;

/** The environment after validation: defaults are filled in, lists and switches are parsed. */
export type Environment = z.output<typeof siteVariables>;
type DevServerEnvironment = z.output<typeof devServerVariables>;

/** Variables that are useless alone: when the first one is set, the second one is required. */
const REQUIRED_TOGETHER = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
  ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_INDEX', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_HOSTS', 'ALGOLIA_APP_ID'],
] as const satisfies readonly (readonly [keyof Environment, keyof Environment])[];

/**
 * Returns an error message for a wrong value: the variable, the problem, the value found if there is one, and a correct
 * example.
 */
function describeProblem(
  variable: keyof typeof variables.shape,
  problem: string,
  found: string | undefined,
): string {
  const value = found === undefined ? '' : `: found ${JSON.stringify(found)}`;
  return `${variable} ${problem}${value}. Example: ${variable}=${EXAMPLES[variable]}`;
}

/** Returns one line for each issue that zod found. */
function describeIssues(error: z.ZodError, raw: RawEnvironment): string {
  const lines = error.issues.map(({path, message}) => {
    const variable = variables.keyof().parse(path[0]);
    return describeProblem(variable, message, raw[variable]);
  });
  return lines.join('\n');
}

/**
 * Validates environment variables and fills in defaults. Variables that the site doesn't know are ignored. `env` is the
 * result for this process: a wrong value makes the import of this file throw. product.ts gets the defaults from an empty
 * environment, and tests pass other environments.
 *
 * @throws Error with a line for each wrong value; without wrong values, with a line for each variable that is missing
 *   although another one needs it
 */
export function parseEnvironment(raw: RawEnvironment): Environment {
  const {data, error} = siteVariables.safeParse(raw);
  if (error !== undefined) throw new Error(describeIssues(error, raw));
  const missing = REQUIRED_TOGETHER.filter(([variable, needed]) => {
    return data[variable] !== undefined && data[needed] === undefined;
  });
  if (missing.length > 0) {
    const lines = missing.map(([variable, needed]) =>
      describeProblem(needed, `is missing although ${variable} is set`, undefined),
    );
    throw new Error(lines.join('\n'));
  }
  return data;
}

/**
 * Validates DATABASE_URL and AI_URL, which only the dev server uses. They stay undefined if they aren't set.
 * src/config/services.ts and tools/start/services.ts (`npm start`) call it, and use the sandbox instead.
 *
 * @throws Error with a line for each wrong value; an empty value is wrong, too
 */
export function readDevServerEnvironment(raw: RawEnvironment = process.env): DevServerEnvironment {
  const {data, error} = devServerVariables.safeParse(raw);
  if (error !== undefined) throw new Error(describeIssues(error, raw));
  return data;
}

/** The environment of this process. */
export const env: Environment = parseEnvironment(process.env);
