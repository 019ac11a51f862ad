/** A server of `node:http` or `node:https`. */
interface ClosableServer {
  readonly listening: boolean;
  closeIdleConnections(): void;
}

/**
 * Closes the connection of a response that ends after the server was closed. Node closes the connections that are idle
 * at that moment, and keeps the others open until their keep-alive ends, which delays the end of the process by
 * seconds.
 */
export function closeWhenDone(
  server: ClosableServer,
  response: { once(event: 'close', listener: () => void): unknown },
): void {
  response.once('close', () => {
    // The connection counts as idle only after this event.
    if (!server.listening) setImmediate(() => server.closeIdleConnections());
  });
}
