/** The static server on a free port, for benches and tests. */
import {listen} from '../../sandbox/listen';
import {createSite} from './site';

export type ServedSite = Awaited<ReturnType<typeof serveFolder>>;

/** Serves a build folder. */
export const serveFolder = (dir: string, baseUrl = '/') =>
  listen(createSite({dir, baseUrl}).fetch, {role: dir, command: 'npm run serve'});
