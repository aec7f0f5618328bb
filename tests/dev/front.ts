/** A service between the dev server and the sandbox: it notes what arrives, and can hang, stream and be down. */
import http, {type IncomingHttpHeaders} from 'node:http';
import {serveHttp} from '../httpServer';

export interface Arrived {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Front {
  readonly url: string;
  /** What arrived so far, oldest first. */
  readonly arrived: Arrived[];
  /** Whether requests get no answer from now on. */
  hang(hanging: boolean): void;
  /** Closes the port; `up` opens the same one again. */
  down(): Promise<void>;
  up(): Promise<void>;
}

const EVENT_PAUSE_MS = 100;

/** Paths of the front itself; everything else is the sandbox's. */
const own: Record<string, (request: http.IncomingMessage, response: http.ServerResponse) => void> =
  {
    '/events': (_request, response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      const timer = setInterval(() => response.write('data: tick\n\n'), EVENT_PAUSE_MS);
      response.on('close', () => clearInterval(timer));
    },
    '/upload': (request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.end(String(bytes)));
    },
  };

/** Starts in front of a service on this machine. */
export async function startFront(target: string): Promise<Front> {
  const arrived: Arrived[] = [];
  let hanging = false;
  const {
    url: address,
    stop,
    startAgain,
  } = await serveHttp((request, response) => {
    const {url = '', method, headers} = request;
    arrived.push({url, headers});
    if (hanging) return;
    const answer = own[url];
    if (answer !== undefined) {
      answer(request, response);
      return;
    }
    const onward = http.request(`${target}${url}`, {method, headers}, (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  return {
    url: address,
    arrived,
    hang: (next) => {
      hanging = next;
    },
    down: stop,
    up: startAgain,
  };
}
