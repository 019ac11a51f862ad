import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trustList } from './gateway/addresses.ts';
import { BAD_TARGET, NOT_HERE, sendFailure, TOO_SLOW, UNREACHABLE } from './gateway/failure-page.ts';
import { readForwarded } from './gateway/forwarded.ts';
import { towardsClient, towardsUpstream } from './gateway/headers.ts';
import { routeOf, type Target } from './gateway/route.ts';
import { refuseUnreadable } from './gateway/unreadable.ts';
import { passUpgrade } from './gateway/upgrade.ts';

export interface Upstream {
  host: string;
  port: number;
}

export interface GatewayOptions {
  api: Upstream;
  web: Upstream;
  /** Sent as `x-gatehouse-internal`: the upstreams believe our forwarded headers by it. */
  internalSecret: string;
  /** Addresses or CIDRs of proxies in front of us. */
  trustedProxies?: readonly string[];
  /** Passes WebSockets on, which only development's reload uses. Default false. */
  upgrades?: boolean;
  /** Milliseconds without a byte in either direction until an upstream's answer must have begun. Default 60,000. */
  answerTimeoutMs?: number;
  /** Told about each request that no upstream answered. */
  onFailure?: (failure: { target: Target; requestId: string; error: Error }) => void;
}

/** 16 KiB of headers hold our cookies several times over; more is refused with 431. */
const MAX_HEADER_BYTES = 16 * 1024;
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The one origin: passes each request to API or web and streams both ways, without reading bodies.
 * It speaks plain HTTP; encryption is the business of what stands in front of it.
 */
export class Gateway {
  readonly #server: Server;
  readonly #options: GatewayOptions;
  readonly #trusted;
  readonly #agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' });
  readonly #upgraded = new Set<{ destroy(): void }>();

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#trusted = trustList(options.trustedProxies ?? []);
    this.#server = http.createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: 20_000,
        requestTimeout: 300_000,
        keepAliveTimeout: 65_000,
        // Anything else, such as `Upgrade: h2c`, is an offer that a server may ignore.
        shouldUpgradeCallback: (request) =>
          options.upgrades === true && request.headers.upgrade?.toLowerCase() === 'websocket',
      },
      (request, response) => this.#handle(request, response),
    );
    this.#server.on('clientError', refuseUnreadable);
    this.#server.on('upgrade', (request, socket, head) => {
      const target = routeOf(request.url ?? '');
      if (!target) return socket.destroy();
      const headers = this.#headersOf(request, randomUUID());
      passUpgrade({ request, socket, head, headers, upstream: this.#options[target], open: this.#upgraded });
    });
  }

  /** @throws the socket's error, such as EADDRINUSE */
  async listen(port: number, host: string): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Accepts nothing new, lets open requests finish for at most `graceMs`, then cuts them. */
  async close(graceMs = 10_000): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#upgraded) socket.destroy();
    // A connection that is kept alive becomes idle when its request is answered.
    const idle = setInterval(() => this.#server.closeIdleConnections(), 25);
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    this.#agent.destroy();
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const target = routeOf(request.url ?? '');
    if (!target) {
      sendFailure(request, response, target === null ? NOT_HERE : BAD_TARGET, requestId);
      return;
    }
    // A client that goes away in the middle is not an error of ours.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    this.#pass(request, response, target, requestId);
  }

  #pass(request: IncomingMessage, response: ServerResponse, target: Target, requestId: string): void {
    const upstream = http.request({
      ...this.#options[target],
      agent: this.#agent,
      method: request.method,
      path: request.url,
      headers: this.#headersOf(request, requestId),
      setDefaultHeaders: false,
    });
    const limit = this.#options.answerTimeoutMs ?? 60_000;
    upstream.setTimeout(limit, () => upstream.destroy(new UpstreamTimeout(`no answer in ${limit} ms`)));

    const abandon = () => {
      if (!response.writableFinished) upstream.destroy();
    };
    response.once('close', abandon);

    upstream.on('response', (answer) => {
      upstream.setTimeout(0);
      relay(answer, response);
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (response.destroyed || response.headersSent) return response.destroy();
      if (upstream.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(request)) {
        // The upstream closed an idle connection at the moment we chose it: nothing was processed.
        response.off('close', abandon);
        return this.#pass(request, response, target, requestId);
      }
      this.#options.onFailure?.({ target, requestId, error });
      sendFailure(request, response, error instanceof UpstreamTimeout ? TOO_SLOW : UNREACHABLE, requestId);
    });
    request.pipe(upstream);
  }

  #headersOf(request: IncomingMessage, requestId: string): string[] {
    const forwarded = readForwarded(request, this.#trusted);
    return towardsUpstream(request, forwarded, requestId, this.#options.internalSecret);
  }
}

class UpstreamTimeout extends Error {}

function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, towardsClient(answer));
  // An event stream's headers must not wait for its first event.
  response.flushHeaders();
  // Cut off upstream: the client must see a broken answer and not a short one.
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}

function isRepeatable(request: IncomingMessage): boolean {
  const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers;
  return REPEATABLE.has(request.method ?? '') && !hasBody;
}
