import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Provider from 'oidc-provider';
import { DIRECTORIES } from './accounts.ts';
import { CompanyApi } from './company/company-api.ts';
import { answerDirectory, DIRECTORY_PATHS } from './directory-api.ts';
import { interact, readBody } from './interaction.ts';
import { makeKeys } from './keys.ts';
import { KINDS, type Kind } from './kinds.ts';
import { isMode, Misbehaviour, type Named, PLACES, type Place } from './misbehaviour.ts';
import { overviewPage } from './pages.ts';
import { makeProvider } from './provider.ts';
import { SamlIdp } from './saml-idp.ts';
import { sendJson, sendPage } from './send.ts';
import { makeServices, type SandboxService } from './service.ts';

/** Paths of the providers. Microsoft's contains the tenant, or `organizations` or `common` for any. */
const MOUNTS: readonly [RegExp, Kind][] = [
  [/^\/google(?=\/)/, 'google'],
  [/^\/microsoft\/(?!graph\/)[^/]+\/v2\.0(?=\/)/, 'microsoft'],
  [/^\/company(?=\/)/, 'company'],
];

/** Documents that the jobs of Gatehouse read regularly. */
const PUBLISHED = /\/(\.well-known\/openid-configuration|jwks|saml\/metadata)$/;

/** A keep-alive connection keeps the process alive. */
const KEEP_ALIVE_MS = 1_000;

export interface Sandbox {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly issuers: Readonly<Record<Kind, string>>;
  /** The SAML provider's entity ID and metadata URL. */
  readonly samlMetadataUrl: string;
  readonly misbehaviour: Misbehaviour;
  /** The directories of the companies, for Microsoft Graph and Google. */
  readonly companies: CompanyApi;
  /** Whether it received a request for anything but public documents, so that it may have a session. */
  isUsed(): boolean;
  /** Serves a connection that another process accepted. */
  serve(connection: Socket): void;
  stop(): Promise<void>;
}

/** Imitates Google, Microsoft and a company's identity provider, on loopback only. */
export async function startSandbox(port: number): Promise<Sandbox> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return furnish(server, (server.address() as AddressInfo).port);
}

/** The same, for connections to `port` that the parent process passes. */
export function handedOverSandbox(port: number): Promise<Sandbox> {
  return furnish(createServer({ keepAliveTimeout: KEEP_ALIVE_MS }), port);
}

async function furnish(server: Server, port: number): Promise<Sandbox> {
  const url = `http://127.0.0.1:${port}`;
  const issuers: Record<Kind, string> = {
    google: `${url}/google`,
    microsoft: `${url}/microsoft/${DIRECTORIES[0]?.tid}/v2.0`,
    company: `${url}/company`,
  };
  const misbehaviour = new Misbehaviour();
  const saml = new SamlIdp(url, misbehaviour);
  const services = await makeServices(url, misbehaviour);
  const entries = KINDS.map(async (kind) => {
    const keys = await makeKeys(`sandbox-${kind}-${Date.now()}`);
    return [kind, makeProvider({ kind, issuer: issuers[kind], keys, misbehaviour })] as const;
  });
  const providers = Object.fromEntries(await Promise.all(entries)) as Record<Kind, Provider>;
  const companies = new CompanyApi(url, providers, misbehaviour);
  let isUsed = false;
  server.on('request', (request, response) => {
    isUsed ||= !PUBLISHED.test((request.url ?? '/').split('?')[0] ?? '/');
    handle(request, response, { providers, misbehaviour, issuers, saml, services, companies }).catch(
      (error: Error) => {
        process.stderr.write(`${error.stack}\n`);
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { error: error.message });
      },
    );
  });
  return {
    url,
    issuers,
    samlMetadataUrl: saml.issuer,
    misbehaviour,
    companies,
    isUsed: () => isUsed,
    serve: (connection) => serve(server, connection),
    stop: () => stop(server),
  };
}

/** It was paused when it was accepted. */
function serve(server: Server, connection: Socket): void {
  server.emit('connection', connection);
  connection.resume();
}

interface Rooms {
  readonly providers: Record<Kind, Provider>;
  readonly misbehaviour: Misbehaviour;
  readonly issuers: Record<Kind, string>;
  readonly saml: SamlIdp;
  readonly services: readonly SandboxService[];
  readonly companies: CompanyApi;
}

async function handle(request: IncomingMessage, response: ServerResponse, rooms: Rooms): Promise<void> {
  const { providers, misbehaviour, issuers, saml, services, companies } = rooms;
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const others = Object.fromEntries(services.map(({ kind, address }) => [kind, address]));
  if (path === '/')
    return sendPage(response, 200, overviewPage({ ...issuers, saml: saml.issuer, ...others }));
  if (path === '/misbehave' && request.method === 'POST') {
    return misbehave(request, response, misbehaviour, [...KINDS, 'saml', ...Object.keys(others)]);
  }
  for (const service of services) if (await service.handle(request, response, path)) return;
  if (await saml.handle(request, response, path)) return;
  if (await companies.handle(request, response, path)) return;
  const directory = DIRECTORY_PATHS[path];
  if (directory) return answerDirectory(request, response, directory, providers[directory], misbehaviour);

  const [mount, kind] = MOUNTS.find(([pattern]) => pattern.test(path)) ?? [];
  if (!mount || !kind) return sendJson(response, 404, { error: 'not_found' });
  const url = request.url ?? '';
  Object.assign(request, { originalUrl: url });
  request.url = url.replace(mount, '');
  if (request.url.startsWith('/interaction/'))
    return interact(request, response, kind, providers[kind], misbehaviour);
  await providers[kind].callback()(request, response);
}

/** `{"provider": "google", "mode": "expired", "place": "token"}`, until set to `none`. */
async function misbehave(
  request: IncomingMessage,
  response: ServerResponse,
  misbehaviour: Misbehaviour,
  names: readonly string[],
) {
  const { provider, mode, place, email } = JSON.parse(await readBody(request)) as Record<string, string>;
  if (!names.includes(provider ?? '') || !isMode(mode)) {
    return sendJson(response, 400, { error: 'name a provider and a mode' });
  }
  const where = (PLACES as readonly unknown[]).includes(place) ? (place as Place) : 'token';
  misbehaviour.set(provider as Named, mode, where, email);
  sendJson(response, 200, { provider, mode, place: where });
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}
