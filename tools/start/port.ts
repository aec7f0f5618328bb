import net from 'node:net';

/**
 * Fails early when a port is taken; Docusaurus would ask for another one in a prompt, or take it silently.
 *
 * @throws Error naming the port and another one to choose
 */
export function assertPortFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the process that holds it, or choose another: npm start -- --port ${port + 1}`,
            )
          : error,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
