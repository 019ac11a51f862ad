import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const OURS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];

/** A mistake in a proxy. Each one changes what clients see. */
export interface FrontFaults {
  /** Replaces the response of a path. */
  readonly answers?: Readonly<Record<string, string | number>>;
  /** Changes headers of the sign-in page; null removes one. */
  readonly headers?: Readonly<Record<string, string | string[] | null>>;
  /** Passes on the client's forwarding headers. */
  readonly believesClients?: boolean;
  readonly date?: Date;
}

export interface Front {
  faults: FrontFaults;
  /** Serves with different TLS settings from now on. */
  restart(tls: ServerOptions): Promise<void>;
  stop(): Promise<void>;
}

/** The headers that the web app sends with its sign-in page. */
const PAGE = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'self'; script-src 'nonce-x'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'set-cookie': ['__Host-gatehouse_ui_locales=en; Path=/; HttpOnly; SameSite=Lax; Secure'],
};

/** The public address of an API: TLS, a sign-in page, and the gateway's routes. */
export async function startFront(port: number, target: string, secret: string, tls: ServerOptions) {
  const front = { faults: {} as FrontFaults };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    void serve(front.faults, request, response, target, secret).catch(() => response.destroy());
  };
  const listening = async (options: ServerOptions): Promise<Server> => {
    const server = createServer(options, answer).listen(port, 'localhost');
    await once(server, 'listening');
    return server;
  };
  let server = await listening(tls);
  const stop = async () => {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
  };
  return Object.assign(front, {
    stop,
    restart: async (options: ServerOptions) => {
      await stop();
      server = await listening(options);
    },
  }) satisfies Front;
}

async function serve(
  faults: FrontFaults,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  secret: string,
): Promise<void> {
  const path = new URL(request.url ?? '', 'http://x').pathname;
  if (faults.date) response.setHeader('date', faults.date.toUTCString());
  const given = faults.answers?.[path];
  if (typeof given === 'number') return void response.writeHead(given).end();
  if (given !== undefined) return void response.end(given);
  if (path === '/login') {
    const said = faults.believesClients ? String(request.headers['x-forwarded-host']) : '';
    const headers = Object.entries({ ...PAGE, ...faults.headers }).filter(([, value]) => value !== null);
    for (const [name, value] of headers) response.setHeader(name, value as string);
    return void response.end(`<h1>Sign in ${said}</h1>`);
  }
  if (!/^\/(api|\.well-known|t)\//.test(path)) return void response.writeHead(404).end();
  const received = Object.fromEntries(OURS.map((name) => [name, String(request.headers[name] ?? '')]));
  const passed = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: {
      'content-type': request.headers['content-type'] ?? 'application/json',
      ...(request.headers.authorization && { authorization: request.headers.authorization }),
      'x-gatehouse-internal': secret,
      'x-forwarded-for': (faults.believesClients && received['x-forwarded-for']) || '127.0.0.1',
      'x-forwarded-host': request.headers.host ?? '',
      'x-forwarded-proto': 'https',
    },
    ...(request.method === 'POST' && { body: await text(request) }),
  });
  response.statusCode = passed.status;
  const location = passed.headers.get('location');
  if (location) response.setHeader('location', location);
  response.end(await passed.text());
}

export interface Certificates {
  /** The CA certificate, as PEM. */
  readonly ca: string;
  /** Key and certificate, PEM. @param days of validity; negative: expired */
  issue(name: string, days: number): { key: string; cert: string };
  remove(): void;
}

/** A throwaway certificate authority. */
export function makeAuthority(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-front-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout'];
  openssl(
    'req',
    '-x509',
    ...key,
    file('ca.key'),
    '-out',
    file('ca.pem'),
    '-subj',
    '/CN=Throw-away CA',
    '-days',
    '1',
  );
  return {
    ca: readFileSync(file('ca.pem'), 'utf8'),
    issue: (name, days) => {
      openssl('req', ...key, file('key.pem'), '-out', file('request.pem'), '-subj', `/CN=${name}`);
      writeFileSync(file('names'), `subjectAltName=DNS:${name}`);
      const signed = [
        '-CA',
        file('ca.pem'),
        '-CAkey',
        file('ca.key'),
        '-CAcreateserial',
        '-days',
        String(days),
      ];
      openssl(
        'x509',
        '-req',
        '-in',
        file('request.pem'),
        '-out',
        file('cert.pem'),
        ...signed,
        '-extfile',
        file('names'),
      );
      return { key: readFileSync(file('key.pem'), 'utf8'), cert: readFileSync(file('cert.pem'), 'utf8') };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
