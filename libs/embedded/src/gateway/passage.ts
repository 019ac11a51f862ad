import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { LOST, sendFailure, TOO_SLOW, UNREACHABLE } from './failure-page.ts';
import { type RawHeaders, towardsClient } from './headers.ts';

/** One process behind the gateway. */
export interface Upstream {
  host: string;
  port: number;
  /** Milliseconds since the epoch; undefined while it runs. Left out if the process is not watched. */
  downSince?: () => number | undefined;
}

/** A request to forward, with the headers for the upstream. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  headers: RawHeaders;
  requestId: string;
}

export interface PassageOptions {
  /** Maximum time without a byte in either direction until a response begins, in milliseconds. Default 60,000. */
  answerTimeoutMs?: number | undefined;
  /** Whether browsers use https. Default false. */
  https?: boolean | undefined;
  onFailure?: ((failure: { requestId: string; error: Error }) => void) | undefined;
}

/** How long requests wait for a process that is being restarted, in milliseconds, and how many may wait. */
const HOLD_MS = 10_000;
const MOST_HELD = 256;
const LOOK_MS = 20;
/** A request that ends each process must not end all of them. */
const MOST_REPEATS = 2;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** POST requests that only read: token introspection (RFC 7662), and several reads in one request. */
const QUERIES = /^(\/t\/[^/]+)?\/api\/v1\/oauth2\/introspect$|^\/api\/v1\/batch$/;
/** Their bodies are stored to repeat them, in bytes. Larger ones are streamed, and not repeated. */
const MOST_STORED = 64 * 1024;
const NONE: ReadonlySet<Upstream> = new Set();

/** Why an attempt has no response. */
interface Interruption {
  error: Error;
  /** Whether a process may have acted on the request. */
  begun: boolean;
  /** The connection was reused from an earlier request, so its end says nothing about the process. */
  reused: boolean;
}

/**
 * Forwards requests to the processes of one app in turn, and streams both ways without reading bodies.
 *
 * When a process dies, a request is repeated at another one, or after the restart, if that is safe. A request that has
 * not begun may always be repeated; one that has begun only if its method is safe (RFC 9110 §9.2.1), or if it is a query
 * by POST with a short body. `100 Continue`,
 * which an upstream sends before it acts (RFC 9110 §10.1.1), shows whether a change has begun. The body waits for it,
 * so it need not be stored.
 */
export class Passage {
  readonly #upstreams: readonly Upstream[];
  readonly #options: PassageOptions;
  readonly #agent = new http.Agent({ keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' });
  #turn = 0;
  #held = 0;

  constructor(upstreams: readonly Upstream[], options: PassageOptions = {}) {
    this.#upstreams = upstreams;
    this.#options = options;
  }

  /** The process whose turn it is, whether it runs or not. */
  get next(): Upstream {
    return this.#choose(NONE) ?? (this.#upstreams[0] as Upstream);
  }

  async pass(exchange: Exchange): Promise<void> {
    // A client that disconnects in the middle is not our error.
    exchange.request.on('error', () => undefined);
    exchange.response.on('error', () => undefined);
    const body = await storedBody(exchange.request).catch(() => null);
    if (body === null) return;
    const tried = new Set<Upstream>();
    const until = Date.now() + HOLD_MS;
    let interruption: Interruption | null = null;
    let repeats = 0;
    for (;;) {
      const upstream = this.#choose(tried) ?? (await this.#whenBack(exchange, tried, until));
      if (!upstream) return this.#fail(exchange, interruption);
      interruption = await this.#attempt(exchange, upstream, interruption !== null, body);
      if (interruption === null) return;
      if (interruption.error instanceof UpstreamTimeout) return this.#fail(exchange, interruption);
      if (interruption.begun) repeats += 1;
      if (interruption.begun && (body === undefined || repeats > MOST_REPEATS))
        return this.#fail(exchange, interruption);
      if (!interruption.reused) tried.add(upstream);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #choose(tried: ReadonlySet<Upstream>): Upstream | undefined {
    const count = this.#upstreams.length;
    for (let step = 0; step < count; step++) {
      const upstream = this.#upstreams[(this.#turn + step) % count] as Upstream;
      if (tried.has(upstream) || upstream.downSince?.() !== undefined) continue;
      this.#turn = (this.#turn + step + 1) % count;
      return upstream;
    }
    return undefined;
  }

  /** Holds the request while a process that just died is being restarted. */
  async #whenBack(
    { response }: Exchange,
    tried: Set<Upstream>,
    until: number,
  ): Promise<Upstream | undefined> {
    const isWatched = this.#upstreams.some(({ downSince }) => downSince !== undefined);
    if (!isWatched || this.#held >= MOST_HELD) return undefined;
    this.#held += 1;
    try {
      for (;;) {
        // The connection may break shortly before the death is known.
        await delay(LOOK_MS);
        if (response.destroyed || Date.now() > until) return undefined;
        tried.clear();
        const upstream = this.#choose(tried);
        if (upstream) return upstream;
        if (!this.#comesBack()) return undefined;
      }
    } finally {
      this.#held -= 1;
    }
  }

  #comesBack(): boolean {
    return this.#upstreams.some(({ downSince }) => Date.now() - (downSince?.() ?? 0) < HOLD_MS);
  }

  /**
   * Resolves with null if there is a response, or the client has disconnected.
   *
   * @param body of a request that may be repeated
   */
  #attempt(
    exchange: Exchange,
    upstream: Upstream,
    fresh: boolean,
    body: Buffer | undefined,
  ): Promise<Interruption | null> {
    const { request, response, headers } = exchange;
    const safe = body !== undefined;
    return new Promise((resolve) => {
      const outgoing = http.request({
        host: upstream.host,
        port: upstream.port,
        agent: fresh ? false : this.#agent,
        method: request.method,
        path: request.url,
        headers: safe ? headers : [...headers, 'expect', '100-continue'],
        setDefaultHeaders: false,
      });
      const limit = this.#options.answerTimeoutMs ?? 60_000;
      outgoing.setTimeout(limit, () => outgoing.destroy(new UpstreamTimeout(`no answer in ${limit} ms`)));
      let begun = false;

      const abandon = () => {
        if (!response.writableFinished) outgoing.destroy();
      };
      response.once('close', abandon);

      outgoing.once('continue', () => {
        begun = true;
        request.pipe(outgoing);
      });
      outgoing.on('response', (answer) => {
        outgoing.setTimeout(0);
        relay(answer, response);
        // The response came without reading the body, so the connection cannot be reused.
        if (!safe && !begun) answer.once('close', () => outgoing.destroy());
        resolve(null);
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (response.destroyed || response.headersSent) {
          response.destroy();
          return resolve(null);
        }
        response.off('close', abandon);
        const sent = safe && error.code !== 'ECONNREFUSED';
        resolve({ error, begun: begun || sent, reused: outgoing.reusedSocket });
      });
      // Destroyed because the client disconnected: there is no error.
      outgoing.once('close', () => resolve(null));
      if (safe) outgoing.end(body);
      if (response.destroyed) abandon();
    });
  }

  #fail({ request, response, requestId }: Exchange, interruption: Interruption | null): void {
    if (response.destroyed) return;
    const error = interruption?.error ?? new Error('no process is running');
    this.#options.onFailure?.({ requestId, error });
    const failure = isLost(request, interruption) ? LOST : UNREACHABLE;
    const shown = error instanceof UpstreamTimeout ? TOO_SLOW : failure;
    sendFailure(request, response, shown, requestId, this.#options.https ?? false);
  }
}

class UpstreamTimeout extends Error {}

/** A safe request has no effect, so nothing is lost. */
function isLost(request: IncomingMessage, interruption: Interruption | null): boolean {
  return interruption?.begun === true && !isSafe(request);
}

function relay(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, towardsClient(answer));
  // An event stream's headers must not wait for its first event.
  response.flushHeaders();
  // Cut off upstream: the client must see a broken response instead of a short one.
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}

function isSafe(request: IncomingMessage): boolean {
  const hasBody = request.headers['content-length'] !== undefined || 'transfer-encoding' in request.headers;
  return SAFE.has(request.method ?? '') ? !hasBody : isQuery(request);
}

function isQuery({ method, url = '', headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return method === 'POST' && length <= MOST_STORED && QUERIES.test(url.split('?', 1)[0] ?? '');
}

/** The whole body of a request that may be repeated; undefined for any other request, whose body is streamed. */
async function storedBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (!isSafe(request)) return undefined;
  return isQuery(request) ? buffer(request) : EMPTY;
}

const EMPTY = Buffer.alloc(0);
