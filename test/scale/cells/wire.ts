import { createServer } from 'node:http';
import { stoppable } from '../../bench/endings.ts';

/** The network between routers and the control plane, on which an attacker may change or repeat what is sent. */
export interface Wire {
  readonly url: string;
  /** Replaces the response to a path. */
  readonly replaced: Map<string, string | Buffer>;
}

export async function startWire(port: number, controlPlane: string): Promise<Wire> {
  const replaced = new Map<string, string | Buffer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const given = replaced.get(path);
    if (given !== undefined) return void response.end(given);
    try {
      const answer = await fetch(controlPlane + path);
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stoppable(async () => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, replaced };
}
