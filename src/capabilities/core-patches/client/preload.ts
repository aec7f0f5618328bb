/**
 * Loads all that a page needs before it is shown. Stands in for @docusaurus/core/lib/client/preload (by an alias
 * in src/capabilities/shell), which takes for granted that the routes of all pages are there.
 */
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {loadPageRoutes} from './pageRoutes';

/** Components of routes are loaders of react-loadable. */
interface Loader {
  readonly preload?: () => Promise<unknown>;
}

/** @throws the bundler's error when a file cannot be loaded */
export default async function preload(pathname: string): Promise<void> {
  await loadPageRoutes(pathname);
  const spellings = new Set([pathname, decodeURI(pathname)]);
  const loads = [...spellings].flatMap((path) =>
    matchRoutes(routes as RouteConfig[], path).map(
      ({route}): Promise<unknown> => (route.component as Loader).preload?.() ?? Promise.resolve(),
    ),
  );
  await Promise.all(loads);
}
