/** Copies are made from built pages, so the dev server has none: it says how to get them. */
import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Settings of the dev server that answer requests for copies with a sentence. */
export function answerInDev(summaries: readonly string[]) {
  const names = new Set(['llms.txt', 'llms-full.txt', ...summaries]);
  const answer: Middleware = ({url = ''}, response, next) => {
    const {pathname} = new URL(url, 'http://x');
    if (!pathname.endsWith('.md') && !names.has(pathname.split('/').at(-1) ?? '')) return next();
    response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
    response.end(
      `${pathname} is made from the built page: run "npm run build", then "npm run serve".\n`,
    );
  };
  return {
    setupMiddlewares: <T>(middlewares: (T | Middleware)[]): T[] => {
      // Merged with Docusaurus' own function, which returns this same list: nothing more to add to it.
      middlewares.unshift(answer);
      return [];
    },
  };
}
