import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { plainAddress, trustList } from './gateway/addresses.ts';
import { BAD_TARGET, type Failure, NOT_HERE, sendFailure } from './gateway/failure-page.ts';
import { readForwarded } from './gateway/forwarded.ts';
import { towardsUpstream } from './gateway/headers.ts';
import { Passage, type Upstream } from './gateway/passage.ts';
import { routeOf, type Target } from './gateway/route.ts';
import { refuseUnreadable } from './gateway/unreadable.ts';
import { passUpgrade } from './gateway/upgrade.ts';

export interface GatewayOptions {
  /** The processes of the API, at least one. */
  api: readonly Upstream[];
  web: readonly Upstream[];
  /** Sent as `x-gatehouse-internal`, so that the upstreams trust our forwarded headers. */
  internalSecret: string;
  /** Addresses or CIDRs of proxies in front of the gateway. */
  trustedProxies?: readonly string[];
  /** Whether the public address is https. Default false. */
  https?: boolean;
  /** Forwards WebSockets, which only the reload in development uses. Default false. */
  upgrades?: boolean;
  /**
   * Maximum time without a byte in either direction until an upstream's response begins, in milliseconds. Default
   * 60,000.
   */
  answerTimeoutMs?: number;
  /** Called for each request without a response of an upstream. */
  onFailure?: (failure: { target: Target; requestId: string; error: Error }) => void;
  /** Called for each request that the gateway itself rejects. No upstream receives it. */
  onRefusal?: (refusal: Refusal) => void;
}

/** A request that the gateway rejected, for the log. */
export interface Refusal {
  /** The stable code of the reason. */
  refusal: string;
  status: number;
  /** The client's address; empty if the connection is gone. */
  ip: string;
  requestId: string;
  method?: string | undefined;
  /** Without its query. */
  path?: string;
}

/** 16 KiB of headers are several times our cookies; more is rejected with 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * The single origin: forwards each request to API or web and streams both ways, without reading bodies. It speaks plain
 * HTTP. A proxy in front of it provides encryption.
 */
export class Gateway {
  readonly #server: Server;
  readonly #options: GatewayOptions;
  readonly #trusted;
  readonly #passages: Record<Target, Passage>;
  readonly #upgraded = new Set<{ destroy(): void }>();

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#trusted = trustList(options.trustedProxies ?? []);
    this.#passages = { api: this.#passageTo('api'), web: this.#passageTo('web') };
    this.#server = http.createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: 20_000,
        requestTimeout: 300_000,
        keepAliveTimeout: 65_000,
        // Any other protocol, such as `Upgrade: h2c`, is an offer that a server may ignore.
        shouldUpgradeCallback: (request) =>
          options.upgrades === true && request.headers.upgrade?.toLowerCase() === 'websocket',
      },
      (request, response) => this.#handle(request, response),
    );
    this.#server.on(
      'clientError',
      refuseUnreadable(options.https ?? false, ({ code, status }, requestId, socket) =>
        options.onRefusal?.({
          refusal: code,
          status,
          requestId,
          ip: plainAddress((socket as Socket).remoteAddress ?? ''),
        }),
      ),
    );
    this.#server.on('upgrade', (request, socket, head) => {
      const target = routeOf(request.url ?? '');
      if (!target) return socket.destroy();
      const headers = this.#headersOf(request, randomUUID());
      passUpgrade({
        request,
        socket,
        head,
        headers,
        upstream: this.#passages[target].next,
        open: this.#upgraded,
      });
    });
  }

  /** @throws the socket's error, such as EADDRINUSE */
  async listen(port: number, host: string): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Accepts no new requests, lets open ones finish for at most `graceMs`, then cuts them. */
  async close(graceMs = 10_000): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#upgraded) socket.destroy();
    // A keep-alive connection becomes idle after its response.
    const idle = setInterval(() => this.#server.closeIdleConnections(), 25);
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(cut);
    for (const passage of Object.values(this.#passages)) passage.close();
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const target = routeOf(request.url ?? '');
    if (!target) {
      this.#fail(request, response, target === null ? NOT_HERE : BAD_TARGET, requestId);
      return;
    }
    const headers = this.#headersOf(request, requestId);
    void this.#passages[target].pass({ request, response, headers, requestId });
  }

  #passageTo(target: Target): Passage {
    const { answerTimeoutMs, https, onFailure } = this.#options;
    return new Passage(this.#options[target], {
      answerTimeoutMs,
      https,
      onFailure: (failure) => onFailure?.({ target, ...failure }),
    });
  }

  #fail(request: IncomingMessage, response: ServerResponse, failure: Failure, requestId: string): void {
    sendFailure(request, response, failure, requestId, this.#options.https ?? false);
    this.#options.onRefusal?.({
      refusal: failure.code,
      status: failure.status,
      requestId,
      method: request.method,
      path: (request.url ?? '').split(/[?#;]/, 1)[0]?.slice(0, 500) ?? '',
      ip: readForwarded(request, this.#trusted).for,
    });
  }

  #headersOf(request: IncomingMessage, requestId: string): string[] {
    const forwarded = readForwarded(request, this.#trusted);
    return towardsUpstream(request, forwarded, requestId, this.#options.internalSecret);
  }
}
