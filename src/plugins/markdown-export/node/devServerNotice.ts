/** Explains in the dev server why a file is missing that only a build makes. */
import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns the `devServer` settings for a plugin's `configureWebpack`. They make webpack-dev-server respond with 404 and
 * one sentence to requests for files that only a build makes, such as Markdown copies and summaries.
 *
 * @param isBuiltFile  receives the path of a request, `/quickstart.md`
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
      // The bundler concatenates the arrays that this function and Docusaurus' function return. Docusaurus returns
      // the array that it received. Returning it here too would add each middleware twice.
      middlewares.unshift(explain);
      return [];
    },
  };
}
