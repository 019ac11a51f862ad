import { scimBaseUrl } from '@gatehouse/contracts';
import { ScimError, type ScimErrorBody } from '@gatehouse/scim';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientOf } from '../common/client-address.js';
import { noteRefusal } from '../common/refusal-code.js';
import { currentWork } from '../common/request-id.js';
import { CustomAttributes } from '../directories/attributes/custom-attributes.service.js';
import { DirectoryAccess, TokenRefused } from '../directories/directory-access.js';
import type { DirectoryCaller } from '../directories/directory-caller.js';
import { DirectoryRequests } from '../directories/directory-requests.service.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { readBody } from './read-body.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { type ScimEndpoint, ScimEndpoints } from './scim-endpoints.js';
import { readPlace, type ScimPlace } from './scim-path.js';
import { refusalOf, refusedAnswer } from './scim-refusal.js';

/** Answers whatever is asked below `/scim`, in the words of SCIM. */
@Injectable()
export class ScimServer {
  private readonly logger = new Logger('Scim');
  private readonly origin: string;

  constructor(
    private readonly access: DirectoryAccess,
    private readonly attributes: CustomAttributes,
    private readonly requests: DirectoryRequests,
    private readonly endpoints: ScimEndpoints,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.origin = new URL(settings.PUBLIC_URL).origin;
  }

  async handle(request: Request, response: Response): Promise<void> {
    const started = performance.now();
    let caller: DirectoryCaller | undefined;
    let place: ScimPlace | undefined;
    let answer: ScimAnswer;
    try {
      place = readPlace(request.originalUrl);
      caller = await this.access.authenticate(
        place.connectionId,
        request.headers.authorization,
        clientOf(request),
      );
      currentWork()?.belongsTo(caller.tenantId);
      answer = await this.answer(request, place, caller);
    } catch (error) {
      if (error instanceof TokenRefused) caller = error.caller;
      answer = this.refused(error);
    }
    send(request, response, answer);
    if (caller && place) this.record(caller, request.method, place, answer, performance.now() - started);
  }

  /** The body is read once it is known who sends it and what for. */
  private async answer(request: Request, place: ScimPlace, caller: DirectoryCaller): Promise<ScimAnswer> {
    const { endpoint, id } = this.endpoints.find(place.parts);
    const handle = methodOf(endpoint, request.method);
    if (!handle) return notAllowed(endpoint, request.method);
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(request.method);
    const call: ScimCall = {
      caller,
      base: scimBaseUrl(clientOf(request).site?.origin ?? this.origin, place.connectionId),
      query: place.query,
      ifMatch: request.headers['if-match'],
      ifNoneMatch: request.headers['if-none-match'],
      body: hasBody ? await readBody(request) : undefined,
      userType: await this.attributes.userType(caller.tenantId),
    };
    return handle(call, id);
  }

  private refused(error: unknown): ScimAnswer {
    const refusal = refusalOf(error);
    if (!refusal) this.logger.error({ err: error }, 'unexpected error');
    return refusedAnswer(refusal);
  }

  private record(
    caller: DirectoryCaller,
    method: string,
    { path }: ScimPlace,
    { status, body, note }: ScimAnswer,
    durationMs: number,
  ): void {
    const { scimType, detail } = status >= 400 ? (body as ScimErrorBody) : ({} as Partial<ScimErrorBody>);
    this.requests.record(caller, {
      method,
      path,
      status,
      scimType: scimType ?? null,
      detail: detail ?? note ?? null,
      durationMs: Math.round(durationMs),
    });
  }
}

function methodOf(endpoint: ScimEndpoint, method: string) {
  const name = method === 'HEAD' ? 'GET' : method;
  return Object.hasOwn(endpoint, name) ? endpoint[name as keyof ScimEndpoint] : undefined;
}

/** Source: RFC 9110 §15.5.6. */
function notAllowed(endpoint: ScimEndpoint, method: string): ScimAnswer {
  const allowed = Object.keys(endpoint).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
  const error = new ScimError(
    405,
    undefined,
    `This endpoint does not accept ${method}. It accepts ${allowed.join(', ')}.`,
  );
  return refusedAnswer({ error, headers: { Allow: allowed.join(', ') } });
}

function send(request: Request, response: Response, answer: ScimAnswer): void {
  const { status, body, location, version, headers = {} } = answer;
  if (status >= 400) noteRefusal(response, (body as ScimErrorBody).scimType ?? `scim_${status}`);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (location !== undefined) response.setHeader('Location', location);
  if (version !== undefined) response.setHeader('ETag', version);
  if (status === 401) response.setHeader('WWW-Authenticate', challenge(request, body as ScimErrorBody));
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (body === undefined) {
    response.end();
    return;
  }
  const text = Buffer.from(JSON.stringify(body));
  response.setHeader('Content-Type', mediaType(request.headers.accept));
  response.setHeader('Content-Length', text.length);
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** Source: RFC 6750 §3: no error for a request that tried nothing, and no quotes in a description. */
function challenge({ headers }: Request, { detail = '' }: ScimErrorBody): string {
  return headers.authorization === undefined
    ? 'Bearer realm="gatehouse"'
    : `Bearer realm="gatehouse", error="invalid_token", error_description="${detail.replaceAll('"', "'")}"`;
}

/** Plain JSON for those who ask for nothing else. Source: RFC 7644 §3.8. */
function mediaType(accept = ''): string {
  const isPlain =
    /\bapplication\/json\b/i.test(accept) && !/\bapplication\/scim\+json\b|\*\/\*/i.test(accept);
  return isPlain ? 'application/json' : 'application/scim+json';
}
