import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** As Express has them, for plain requests. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Takes the requests that `isOurs` names before the framework sees them, and leaves it the others: its way to a
 * middleware costs more than what ours does.
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
