import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asReceived } from './headers.ts';
import { Passage, type PassageOptions, type Upstream } from './passage.ts';

/** Several processes behind one loopback port, for the web app. Requests are forwarded unchanged. */
export class Balancer {
  readonly #passage: Passage;
  readonly #server: Server;

  constructor(upstreams: readonly Upstream[], options: PassageOptions = {}) {
    this.#passage = new Passage(upstreams, options);
    this.#server = http.createServer((request, response) => {
      const headers = asReceived(request);
      const requestId = String(request.headers['x-request-id'] ?? randomUUID());
      void this.#passage.pass({ request, response, headers, requestId });
    });
  }

  /** Resolves with its port. */
  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#passage.close();
  }
}
