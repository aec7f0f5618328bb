/** Texts of the generated pages, and their translations. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Texts that the generated pages contain themselves, by the id under which they are translated. */
export const pageTexts = {
  'api.page.guide': 'Guide to this operation',
  'api.page.allOperations': '{api} operations',
  'api.page.example': 'Example',
  'api.page.exampleElsewhere': 'Example at',
  'api.page.noBody': 'No body.',
  'api.page.bodyOfType': 'A body of type',
  'api.page.longExample': 'The example is too long for this page; the specification has it.',
  'api.page.notes': 'Notes',
  'api.page.console': 'Console',
  'api.page.authentication': 'Authentication',
  'api.page.parameters': 'Parameters',
  'api.page.path': 'Path parameters',
  'api.page.query': 'Query parameters',
  'api.page.querystring': 'Query string',
  'api.page.header': 'Header parameters',
  'api.page.cookie': 'Cookie parameters',
  'api.page.request': 'Request body',
  'api.page.responses': 'Responses',
  'api.page.anyStatus': 'Any other status',
  'api.page.statusRange': 'any status that begins with',
  'api.page.sandbox':
    '[Start the sandbox](/build/secret-vault-quickstart#start-the-sandbox), then run this in a second terminal:',
  'api.page.links': 'Calls that can follow:',
  'api.page.callbacks': 'Callbacks',
  'api.page.servers': 'Servers',
  'api.page.schemes': 'Security schemes',
  'api.page.operations': 'Operations',
  'api.page.operation': 'Operation',
  'api.page.call': 'Request',
  'api.page.deprecated': 'deprecated',
  'api.page.webhook': 'A request that the API sends to an address of yours.',
  'api.page.specification': 'OpenAPI file',
  'api.page.version': 'Version',
  'api.page.license': 'License',
  'api.page.contact': 'Contact',
  'api.page.terms': 'Terms of service',
  'api.type.arrayOf': 'array of {items}',
  'api.type.or': 'or',
  'api.type.shapes': 'one of {count} shapes',
  'api.type.any': 'any type',
  'api.type.never': 'never',
  'api.limit.default': 'Default',
  'api.limit.const': 'Always',
  'api.limit.enum': 'Allowed values',
  'api.limit.examples': 'Example',
  'api.limit.minimum': 'Minimum',
  'api.limit.above': 'Greater than',
  'api.limit.maximum': 'Maximum',
  'api.limit.below': 'Less than',
  'api.limit.multipleOf': 'Multiple of',
  'api.limit.minLength': 'Minimum length',
  'api.limit.maxLength': 'Maximum length',
  'api.limit.pattern': 'Pattern',
  'api.limit.minItems': 'Minimum items',
  'api.limit.maxItems': 'Maximum items',
  'api.limit.minProperties': 'Minimum properties',
  'api.limit.maxProperties': 'Maximum properties',
  'api.limit.encoding': 'Content encoding',
  'api.limit.mediaType': 'Content type',
  'api.limit.rules': 'More rules, as JSON Schema',
  'api.limit.requires': 'Only together with',
  'api.limit.style': 'Style',
  'api.auth.bearer': 'Bearer token in the Authorization header.',
  'api.auth.bearerFormat': 'Bearer token ({format}) in the Authorization header.',
  'api.auth.http': 'HTTP authentication ({scheme}) in the Authorization header.',
  'api.auth.apiKey': 'API key in the {place} field {field}.',
  'api.auth.oauth2': 'OAuth 2.0 access token.',
  'api.auth.openIdConnect': 'OpenID Connect token.',
  'api.auth.mutualTLS': 'Client certificate (mutual TLS).',
  'api.auth.other': 'Scheme of type {type}.',
  'api.endpoint.deprecated': 'This operation is deprecated. New code should not use it.',
  'api.auth.details': 'How to authenticate',
  'api.auth.none': 'No credentials are needed.',
  'api.auth.or': 'or',
  'api.auth.and': 'and',
  'api.auth.scopes': 'Needs the scopes',
  'api.body.type': 'Content type {type}',
  'api.body.required': 'required',
  'api.headers': 'Headers',
  'api.servers.all': 'All addresses',
  'api.servers.none': 'The specification names no server.',
  'api.download.yaml': 'OpenAPI file, YAML',
  'api.download.json': 'OpenAPI file, JSON',
} satisfies Readonly<Record<string, string>>;

export type PageTexts = Readonly<Record<keyof typeof pageTexts, string>>;

/** Kinds of constraints that have a label: `minimum`, `pattern`. */
export type LimitKind =
  Extract<keyof PageTexts, `api.limit.${string}`> extends `api.limit.${infer Kind}` ? Kind : never;

/** `docusaurus write-translations` writes the texts to `i18n/<locale>/api-reference/pages.json`. */
const TRANSLATIONS = 'pages';

/** Returns the texts as a translation file, for `getTranslationFiles` of the plugin (`docusaurus write-translations`). */
export function pageTextTranslations() {
  const content = Object.fromEntries(
    Object.entries(pageTexts).map(([id, message]) => [id, {message, description: id}]),
  );
  return {path: TRANSLATIONS, content};
}

/** Returns the absolute path of the file with the texts in a locale, which need not exist. */
export function translationsFile(siteDir: string, locale: string): string {
  return path.join(siteDir, 'i18n', locale, 'api-reference', `${TRANSLATIONS}.json`);
}

/**
 * Reads the texts in a locale, before its pages are generated. A text without a translation stays English. @throws
 * SyntaxError for invalid JSON
 */
export function readPageTexts(siteDir: string, locale: string): PageTexts {
  const file = translationsFile(siteDir, locale);
  if (!existsSync(file)) return pageTexts;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message?: string}>;
  const translated = Object.entries(pageTexts).map(([id, text]) => [
    id,
    messages[id]?.message ?? text,
  ]);
  return Object.fromEntries(translated) as PageTexts;
}
