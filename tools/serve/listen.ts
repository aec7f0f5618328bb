/** The static server on a port, by default a free one. */
import {listen} from '../../sandbox/listen';
import {createSite} from './site';

export type ServedSite = Awaited<ReturnType<typeof serveFolder>>;

/** Serves a build folder. */
export const serveFolder = (
  dir: string,
  baseUrl = '/',
  place: {port?: number; host?: string} = {},
) =>
  listen(createSite({dir, baseUrl}).fetch, {
    ...place,
    role: 'built site',
    command: 'npm run serve',
  });
