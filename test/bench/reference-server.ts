import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reference {
  readonly url: string;
  close(): void;
}

/** A bare server that always sends `body`: the cost of HTTP alone on this machine. */
export async function answering(body: string, type: string): Promise<Reference> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
