/** A server between the dev server and the sandbox. It records requests and can hang, stream, or be down. */
import http, {type IncomingHttpHeaders} from 'node:http';
import {serveHttp} from '../httpServer';

interface ReceivedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Front {
  readonly url: string;
  /** All requests so far, oldest first. */
  readonly arrived: ReceivedRequest[];
  /** Sets whether later requests get no response. */
  hang(hanging: boolean): void;
  /** Closes the port. `up` opens the same port again. */
  down(): Promise<void>;
  up(): Promise<void>;
}

const EVENT_PAUSE_MS = 100;

/** Paths that this server responds to. It forwards all other paths to the sandbox. */
const handlers: Record<
  string,
  (request: http.IncomingMessage, response: http.ServerResponse) => void
> = {
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

/** Starts the server in front of a service on this machine. */
export async function startFront(target: string): Promise<Front> {
  const arrived: ReceivedRequest[] = [];
  let hanging = false;
  const {
    url: address,
    stop,
    startAgain,
  } = await serveHttp((request, response) => {
    const {url = '', method, headers} = request;
    arrived.push({url, headers});
    if (hanging) return;
    const handler = handlers[url];
    if (handler !== undefined) {
      handler(request, response);
      return;
    }
    const forwarded = http.request(`${target}${url}`, {method, headers}, (received) => {
      response.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
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
