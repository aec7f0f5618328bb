/** Explains in the dev server why a file is missing that only a build makes. */
import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns settings of webpack-dev-server that respond with 404 and one sentence to requests for files of a build.
 *
 * @param isBuiltFile receives the path of a request, `/quickstart.md`
 */
export function devServerNotice(isBuiltFile: (pathname: string) => boolean) {
  const explain: Middleware = (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (!isBuiltFile(pathname)) return next();
    response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
    response.end(
      `${pathname} is made from the built pages: run "npm run build", then "npm run serve".\n`,
    );
  };
  return {
    setupMiddlewares: <T>(middlewares: (T | Middleware)[]): T[] => {
      // The bundler concatenates what this and Docusaurus' own function return. Docusaurus returns this same array,
      // so that there is nothing to add to it.
      middlewares.unshift(explain);
      return [];
    },
  };
}
