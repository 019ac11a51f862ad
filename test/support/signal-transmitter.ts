import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose';

export const CAEP = 'https://schemas.openid.net/secevent/caep/event-type/';
export const RISC = 'https://schemas.openid.net/secevent/risc/event-type/';
export const SSF = 'https://schemas.openid.net/secevent/ssf/event-type/';

/** What a test changes of a correct event. */
export interface Changes {
  readonly header?: Partial<JWTHeaderParameters>;
  readonly claims?: Record<string, unknown>;
  readonly key?: CryptoKey | Uint8Array;
  /** Members of the header that are replaced after the signature. */
  readonly rewrite?: Record<string, unknown>;
}

interface Managed {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** An identity provider's transmitter on a loopback port, with a stream management API. `jose` signs its events. */
export class SignalTransmitter {
  readonly issuer: string;
  /** What a test replaces in the metadata. */
  metadata: Record<string, unknown> = {};
  /** Requests to the stream management API. */
  readonly managed: Managed[] = [];
  /** Answer to the next requests of the management API. */
  status: number | null = null;
  areKeysAway = false;
  /** Events that a receiver fetches, by `jti`. */
  readonly queue = new Map<string, string>();
  /** What receivers said about events that they fetched. */
  readonly errors: Record<string, { err: string }> = {};
  readonly token = 'a-management-token-of-the-tests';
  private readonly published: JWK;

  private constructor(
    private readonly server: Server,
    private readonly key: CryptoKey,
    published: JWK,
    path: string,
  ) {
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    this.published = published;
    server.on('request', (request, response) => void this.answer(request, response));
  }

  /** @param path of the issuer */
  static async start(path = ''): Promise<SignalTransmitter> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const published = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    return new SignalTransmitter(server, privateKey as CryptoKey, published, path);
  }

  /** A security event token. */
  async sign(
    audience: string,
    events: Record<string, object>,
    subId: object,
    { header = {}, claims = {}, key = this.key, rewrite }: Changes = {},
  ): Promise<string> {
    const content = {
      iss: this.issuer,
      aud: audience,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      sub_id: subId,
      events,
      ...claims,
    };
    const made = { alg: 'RS256', kid: 'one', typ: 'secevent+jwt', ...header };
    const token = await new SignJWT(content).setProtectedHeader(made).sign(key);
    if (!rewrite) return token;
    const head = Buffer.from(JSON.stringify({ ...made, ...rewrite })).toString('base64url');
    return [head, ...token.split('.').slice(1)].join('.');
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, pathname } = new URL(this.issuer);
    const path = request.url ?? '';
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path === `/.well-known/ssf-configuration${pathname.replace(/\/$/, '')}`) {
      send(200, {
        issuer: this.issuer,
        jwks_uri: `${origin}/jwks`,
        configuration_endpoint: `${origin}/streams`,
        verification_endpoint: `${origin}/verify`,
        delivery_methods_supported: ['urn:ietf:rfc:8935'],
        ...this.metadata,
      });
    } else if (path === '/jwks') send(this.areKeysAway ? 500 : 200, { keys: [this.published] });
    else await this.manage(request, send);
  }

  private async manage(
    request: IncomingMessage,
    send: (status: number, body: object) => unknown,
  ): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url: path = '', headers } = request;
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    this.managed.push({ method, path, authorization: headers.authorization, body });
    if (this.status !== null) return void send(this.status, {});
    if (headers.authorization !== `Bearer ${this.token}`) return void send(401, {});
    if (path === '/poll') return void send(200, this.polled(body as never));
    if (method === 'POST' && path === '/streams')
      return void send(201, {
        ...body,
        ...(isPoll(body)
          ? { delivery: { method: POLL, endpoint_url: `${new URL(this.issuer).origin}/poll` } }
          : {}),
        stream_id: 'stream-1',
        iss: this.issuer,
        aud: 'https://receiver.example/acme',
      });
    send(200, body);
  }

  private polled({
    ack,
    setErrs,
    maxEvents,
  }: {
    ack: string[];
    setErrs: Record<string, { err: string }>;
    maxEvents: number;
  }) {
    Object.assign(this.errors, setErrs);
    for (const jti of [...ack, ...Object.keys(setErrs)]) this.queue.delete(jti);
    const entries = [...this.queue].slice(0, maxEvents);
    return { sets: Object.fromEntries(entries), moreAvailable: entries.length < this.queue.size };
  }
}

const POLL = 'urn:ietf:rfc:8936';

function isPoll({ delivery }: Record<string, unknown>): boolean {
  return (delivery as { method?: string } | undefined)?.method === POLL;
}
