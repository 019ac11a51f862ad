import { causePath, REGISTRATION_ROUTE } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientOf } from '../../common/client-address.js';
import { FailureReports } from '../../common/failure-reports.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { currentWork } from '../../common/request-id.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { readIssuerPath } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import {
  type ClientInformation,
  ClientRegistration,
  type RegistrationCall,
  type RegistrationOwner,
} from './client-registration.service.js';
import { readMetadata } from './read-metadata.js';
import { RegistrationRefused } from './registration-refused.js';

interface Answer {
  readonly status: number;
  readonly body?: ClientInformation;
}

interface Asked {
  readonly request: Request;
  readonly response: Response;
  readonly call: RegistrationCall;
  /** Of a registration; null at the registration endpoint. */
  readonly clientId: string | null;
  readonly owner: RegistrationOwner;
}

const METHODS = { endpoint: ['POST'], registration: ['GET', 'PUT', 'DELETE'] } as const;

/** Answers at the registration endpoint of each issuer, and below it. Source: RFC 7591 §3, RFC 7592 §2. */
@Injectable()
export class RegistrationServer {
  constructor(
    private readonly issuers: Issuers,
    private readonly registration: ClientRegistration,
    private readonly log: SignInLog,
    private readonly reports: FailureReports,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFoundError there is no such issuer */
  async handle(request: Request, response: Response): Promise<void> {
    const { slug, path } = readIssuerPath(request.path);
    const owner: RegistrationOwner = { tenantId: null, applicationId: null };
    try {
      const issuer = await this.issuers.get(clientOf(request).site?.host ?? slug);
      owner.tenantId = issuer.tenantId;
      const call = { issuer, token: bearerIn(request), client: clientOf(request) };
      const answer = await this.answer({ request, response, call, clientId: clientIdIn(path), owner });
      if (answer === null) return otherMethod(request, response, clientIdIn(path));
      send(request, response, answer);
    } catch (error) {
      if (!(error instanceof RegistrationRefused)) throw error;
      this.note(error, owner, request);
      refuse(request, response, error, this.settings.PUBLIC_URL);
    } finally {
      currentWork()?.belongsTo(owner.tenantId);
    }
  }

  /** @returns null for a method that the endpoint does not have */
  private async answer({ request, response, call, clientId, owner }: Asked): Promise<Answer | null> {
    const { method } = request;
    if (clientId === null) {
      if (method !== 'POST') return null;
      return {
        status: 201,
        body: await this.registration.register(call, await readMetadata(request, response), owner),
      };
    }
    if (method === 'GET') return { status: 200, body: await this.registration.read(call, clientId, owner) };
    if (method === 'PUT') {
      const body = await readMetadata(request, response);
      return { status: 200, body: await this.registration.replace(call, clientId, body, owner) };
    }
    if (method !== 'DELETE') return null;
    await this.registration.remove(call, clientId, owner);
    return { status: 204 };
  }

  /** The sign-in log has those of an organization. Nobody could read others. */
  private note(
    refused: RegistrationRefused,
    { tenantId, applicationId }: RegistrationOwner,
    request: Request,
  ): void {
    const { code, message } = refused;
    const client = clientOf(request);
    this.reports.report({
      code,
      found: message.slice(0, 300),
      tenantId,
      applicationId,
      address: client.address,
    });
    if (tenantId === null) return;
    this.log.addRepeated({
      method: 'registration',
      outcome: code,
      tenantId,
      userId: null,
      application: applicationId === null ? null : { type: 'oauth_client', id: applicationId },
      client,
      steps: [step('request', 'fail', message.slice(0, 1_000))],
      found: { value: message.slice(0, 300) },
    });
  }
}

/** Whether the request is for the registration endpoint of an issuer, or below it. */
export function isRegistrationPath(pathname: string): boolean {
  const { path } = readIssuerPath(pathname);
  return path === REGISTRATION_ROUTE || path.startsWith(`${REGISTRATION_ROUTE}/`);
}

function clientIdIn(path: string): string | null {
  return path === REGISTRATION_ROUTE ? null : path.slice(REGISTRATION_ROUTE.length + 1);
}

function bearerIn({ headers }: Request): string | null {
  return /^bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function send(request: Request, response: Response, { status, body }: Answer): void {
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (body === undefined) response.status(status).end();
  else response.status(status).json(body);
}

function refuse(request: Request, response: Response, refused: RegistrationRefused, publicUrl: string): void {
  const { error, message, status, code, retryAfterSeconds } = refused;
  noteRefusal(response, error);
  if (status === 401) {
    const said = request.headers.authorization === undefined ? '' : `, error="${error}"`;
    response.setHeader('WWW-Authenticate', `Bearer realm="gatehouse"${said}`);
  }
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  send(request, response, {
    status,
    body: { error, error_description: message, error_uri: publicUrl + causePath(code) },
  });
}

/** Programs in a browser ask first. Source: Fetch Standard §3.3. */
function otherMethod({ method }: Request, response: Response, clientId: string | null): void {
  const allowed = METHODS[clientId === null ? 'endpoint' : 'registration'].join(', ');
  if (method === 'OPTIONS') {
    response
      .status(204)
      .set({
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': allowed,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type',
        'Access-Control-Max-Age': '3600',
      })
      .end();
    return;
  }
  noteRefusal(response, 'method_not_allowed');
  response
    .status(405)
    .setHeader('Allow', allowed)
    .json({ error: 'invalid_request', error_description: `Use ${allowed}.` });
}
