import {expect, it} from 'vitest';
import {parseEnvironment} from '../env';

it('fills in defaults, and parses lists', () => {
  const environment = parseEnvironment({SITE_LOCALES: 'en,fr'});
  expect(environment).toMatchObject({
    BASE_URL: '/',
    SITE_LOCALES: ['en', 'fr'],
  });
});

it.each(['fr', 'pt-BR', 'zh-Hans', 'zh-Hant-TW', 'es-419', 'fil'])(
  'accepts the locale %s',
  (locale) => {
    expect(parseEnvironment({SITE_LOCALES: `en,${locale}`}).SITE_LOCALES).toEqual(['en', locale]);
  },
);

it('ignores variables of other programs', () => {
  expect(() =>
    parseEnvironment({PATH: '/bin', DATABASE_URL: 'postgres://localhost/app'}),
  ).not.toThrow();
});

it('treats an empty optional variable as unset', () => {
  expect(parseEnvironment({EDIT_URL: '', ALGOLIA_APP_ID: ''})).toMatchObject({
    EDIT_URL: undefined,
    ALGOLIA_APP_ID: undefined,
  });
});

it('has no current locale if the dev server was started without one', () => {
  const environment = parseEnvironment({DOCUSAURUS_CURRENT_LOCALE: 'undefined'});
  expect(environment.DOCUSAURUS_CURRENT_LOCALE).toBeUndefined();
});

it('reports all wrong values at once', () => {
  expect(() => parseEnvironment({BASE_URL: 'docs', EDIT_URL: 'git'})).toThrow(
    'BASE_URL must begin and end with a slash: found "docs". Example: BASE_URL=/docs/\n' +
      'EDIT_URL must be an http or https address with a trailing slash: found "git". Example: EDIT_URL=https://git.example.org/docs/edit/main/',
  );
});

it.each([
  ['SITE_URL', 'https://docs.example.org/', 'must be an origin'],
  ['SITE_URL', '', 'must be an origin'],
  ['SITE_LOCALES', 'fr,en', 'must be a comma-separated list that begins with en'],
])('rejects %s=%j', (variable, value, problem) => {
  expect(() => parseEnvironment({[variable]: value})).toThrow(`${variable} ${problem}`);
});
