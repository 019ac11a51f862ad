import { PROVIDER_ROUTES, SIGNALS_ROUTE, type SIGNALS_SCOPES } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import { NotFoundError } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { currentWork } from '../../common/request-id.js';
import { type Issuer, readIssuerPath } from '../../oauth2/issuers/issuer.js';
import { Issuers } from '../../oauth2/issuers/issuers.js';
import { POLL, PUSH } from '../delivery-methods.js';
import { SignalStreams } from './signal-streams.service.js';
import { SsfAccess, type SsfCaller } from './ssf-access.js';
import { SSF_CONFIGURATION } from './ssf-paths.js';
import { invalid, SsfRefused } from './ssf-refused.js';
import { StreamPolls } from './stream-polls.js';

interface Call {
  readonly caller: SsfCaller;
  readonly streamId: string | null;
  readonly body: unknown;
  readonly left: AbortSignal;
}

interface Answer {
  readonly status: 200 | 201 | 204;
  readonly body?: object;
}

interface Endpoint {
  readonly scope: (typeof SIGNALS_SCOPES)[number];
  readonly answer: (call: Call) => Promise<Answer>;
}

const parse = json({ limit: '64kb', strict: true });
const POLL_PATH = /^\/poll\/([0-9a-f-]{36})$/;

/** Answers at the transmitter of each organization's issuers. Source: SSF 1.0 §7 and §8, RFC 8936 §2. */
@Injectable()
export class SsfServer {
  private readonly endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

  constructor(
    private readonly issuers: Issuers,
    private readonly access: SsfAccess,
    private readonly polls: StreamPolls,
    streams: SignalStreams,
  ) {
    const manage = (answer: Endpoint['answer']): Endpoint => ({ scope: 'ssf.manage', answer });
    const read = (answer: Endpoint['answer']): Endpoint => ({ scope: 'ssf.read', answer });
    this.endpoints = {
      '/streams': {
        GET: read(async ({ caller, streamId }) => ({
          status: 200,
          body: await streams.get(caller, streamId),
        })),
        POST: manage(async ({ caller, body }) => ({ status: 201, body: await streams.create(caller, body) })),
        PATCH: manage(async ({ caller, body }) => ({
          status: 200,
          body: await streams.change(caller, body, false),
        })),
        PUT: manage(async ({ caller, body }) => ({
          status: 200,
          body: await streams.change(caller, body, true),
        })),
        DELETE: manage(async ({ caller, streamId }) => {
          await streams.remove(caller, streamId);
          return { status: 204 };
        }),
      },
      '/status': {
        GET: read(async ({ caller, streamId }) => ({
          status: 200,
          body: await streams.status(caller, streamId),
        })),
        POST: manage(async ({ caller, body }) => ({
          status: 200,
          body: await streams.changeStatus(caller, body),
        })),
      },
      '/subjects/add': {
        POST: manage(async ({ caller, body }) => {
          await streams.changeSubject(caller, body, true);
          return { status: 200, body: {} };
        }),
      },
      '/subjects/remove': {
        POST: manage(async ({ caller, body }) => {
          await streams.changeSubject(caller, body, false);
          return { status: 204 };
        }),
      },
      '/verify': {
        POST: manage(async ({ caller, body }) => {
          await streams.requestVerification(caller, body);
          return { status: 204 };
        }),
      },
    };
  }

  /** @throws NotFoundError there is no such issuer, or it is that of all organizations */
  async handle(request: Request, response: Response): Promise<void> {
    const { slug: named, path } = readIssuerPath(request.path);
    const { site } = clientOf(request);
    if (site && named !== null) throw new NotFoundError('issuer');
    const issuer = await this.issuers.get(site?.host ?? named);
    if (issuer.tenantId === null) throw new NotFoundError('issuer');
    currentWork()?.belongsTo(issuer.tenantId);
    try {
      if (path === SSF_CONFIGURATION) return configuration(issuer, request, response);
      const { status, body } = await this.answer(issuer, path.slice(SIGNALS_ROUTE.length), request, response);
      if (body === undefined) response.status(status).end();
      else response.status(status).json(body);
    } catch (error) {
      if (!(error instanceof SsfRefused)) throw error;
      refuse(request, response, error);
    }
  }

  private async answer(issuer: Issuer, path: string, request: Request, response: Response): Promise<Answer> {
    const [, polled] = POLL_PATH.exec(path) ?? [];
    const methods = polled ? { POST: this.poll(polled) } : this.endpoints[path];
    if (!methods) throw new SsfRefused(404, 'not_found', 'There is no such endpoint');
    const endpoint = Object.hasOwn(methods, request.method)
      ? (methods as Record<string, Endpoint>)[request.method]
      : undefined;
    if (!endpoint)
      throw new SsfRefused(405, 'invalid_request', `Use ${Object.keys(methods).join(', ')}`, {
        Allow: Object.keys(methods).join(', '),
      });
    const caller = await this.access.authenticate(issuer.slug, request.headers.authorization, endpoint.scope);
    const left = new AbortController();
    response.once('close', () => left.abort());
    const id = new URLSearchParams(request.originalUrl.split('?')[1] ?? '').get('stream_id');
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(request.method);
    const body = hasBody ? await readJson(request, response) : undefined;
    return endpoint.answer({ caller, streamId: id, body, left: left.signal });
  }

  private poll(id: string): Endpoint {
    return {
      scope: 'ssf.read',
      answer: async ({ caller, body, left }) => ({
        status: 200,
        body: await this.polls.poll(caller, id, body, left),
      }),
    };
  }
}

/** Source: SSF 1.0 §7.1. */
function configuration({ url }: Issuer, { method }: Request, response: Response): void {
  if (method !== 'GET') throw new SsfRefused(405, 'invalid_request', 'Use GET', { Allow: 'GET' });
  const at = (path: string) => url + SIGNALS_ROUTE + path;
  response.status(200).json({
    spec_version: '1_0',
    issuer: url,
    jwks_uri: url + PROVIDER_ROUTES.jwks,
    delivery_methods_supported: [PUSH, POLL],
    configuration_endpoint: at('/streams'),
    status_endpoint: at('/status'),
    add_subject_endpoint: at('/subjects/add'),
    remove_subject_endpoint: at('/subjects/remove'),
    verification_endpoint: at('/verify'),
    authorization_schemes: [{ spec_urn: 'urn:ietf:rfc:6749' }],
    default_subjects: 'ALL',
  });
}

function refuse(request: Request, response: Response, { status, error, message, headers }: SsfRefused): void {
  noteRefusal(response, error);
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.status(status).set(headers).json({ error, error_description: message });
}

/** @throws SsfRefused */
async function readJson(request: Request, response: Response): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw invalid('Send the request as application/json');
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error: unknown) => (error ? reject(problemOf(error)) : resolve()));
  });
  return request.body;
}

function problemOf(error: unknown): Error {
  const { status } = error as { status?: number };
  if (status === undefined || status >= 500) return error as Error;
  return invalid(status === 413 ? 'The request is larger than 64 KiB' : 'The body is not a JSON object');
}
