import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Express's types for plain requests. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Handles requests that match `isOurs` before the framework: the framework's overhead for a
 * middleware is larger than the work itself.
 */
export function takeFirst(
  server: Server,
  isOurs: (request: IncomingMessage) => boolean,
  steps: readonly Step[],
  handle: (request: IncomingMessage, response: ServerResponse, giveBack: () => void) => void,
): void {
  const others = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const giveBack = () => {
      for (const listener of others) listener.call(server, request, response);
    };
    if (!isOurs(request)) return giveBack();
    const from = (place: number): void => {
      const step = steps[place];
      if (step) step(request, response, () => from(place + 1));
      else handle(request, response, giveBack);
    };
    from(0);
  });
}
