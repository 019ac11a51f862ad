import { IdSchema, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import { clientOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { currentWork } from '../../common/request-id.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { LARGEST_SET, readSet, tooLarge } from './read-set.js';
import { aadOfReceiver } from './receiver-secret.js';
import { KeysUnavailable, type SetErrorCode, SetRejected } from './set-rejected.js';
import { SignalIntake } from './signal-intake.js';
import { type ShownReceiver, SignalReceiversRepository } from './signal-receivers.repository.js';
import { TransmitterKeys } from './transmitter-keys.js';

const LONGEST_MS = 10_000;
const RETRY_SECONDS = 60;
const MEDIA_TYPE = /^application\/secevent\+jwt\s*(?:;|$)/i;

/** Nobody who may send events of the connection. */
class UnknownTransmitter extends SetRejected {
  constructor() {
    super('authentication_failed', 'signature', 'The bearer secret is missing or wrong');
  }
}

/** Receives pushed security event tokens. Source: RFC 8935 §2. */
@Injectable()
export class SignalServer {
  constructor(
    private readonly receivers: SignalReceiversRepository,
    private readonly intake: SignalIntake,
    private readonly keys: TransmitterKeys,
    private readonly masterKeys: MasterKeys,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /** @param connectionId from the path */
  async handle(connectionId: string, request: Request, response: Response): Promise<void> {
    try {
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        const description = 'Send events with POST.';
        fail(request, response, { status: 405, err: 'invalid_request', description });
      } else {
        await this.receive(connectionId, request);
        response.status(202).end();
      }
    } catch (error) {
      answerFailure(request, response, error);
    }
  }

  private async receive(connectionId: string, request: Request): Promise<void> {
    const client = clientOf(request);
    const receiver = await this.limits.countFailures(
      [networkLimit('signal-secret:network', client)],
      (error) => error instanceof UnknownTransmitter,
      () => this.authenticate(connectionId, request.headers.authorization),
    );
    const { tenantId, tenantStatus } = receiver;
    currentWork()?.belongsTo(tenantId);
    // Sessions must also end on hold.
    if (!TENANT_STANDING[tenantStatus as TenantStatus].read)
      throw new SetRejected('access_denied', 'audience', 'The organization is not active');
    const of = { tenantId, connectionId };
    await this.limits.countFailures(
      [limitOf('signal-rejected:connection', connectionId)],
      (error) => error instanceof SetRejected || error instanceof KeysUnavailable,
      () => this.take(of, receiver, request, client.address),
    );
  }

  private async authenticate(
    connectionId: string,
    authorization: string | undefined,
  ): Promise<ShownReceiver> {
    const [, secret] = /^bearer +([\w.~+/=-]{1,512}) *$/i.exec(authorization ?? '') ?? [];
    const receiver =
      secret && IdSchema.safeParse(connectionId).success ? await this.receivers.lookUp(connectionId) : null;
    if (
      !receiver ||
      !secret ||
      !this.masterKeys.matchesSecret(receiver.secret, secret, aadOfReceiver(connectionId))
    )
      throw new UnknownTransmitter();
    return receiver;
  }

  /** What is rejected is recorded for the admins of the connection. */
  private async take(
    of: { tenantId: string; connectionId: string },
    receiver: ShownReceiver,
    request: Request,
    address: string,
  ): Promise<void> {
    try {
      const token = await readToken(request);
      const event = await readSet(token, receiver, this.keys.of(receiver.jwksUri), this.clock.now());
      await this.intake.take(of, event, address);
    } catch (error) {
      if (error instanceof SetRejected) await this.intake.noteRejection(of, error);
      if (error instanceof KeysUnavailable)
        await this.intake.noteRejection(of, { reason: 'keys_unavailable', message: error.message });
      throw error;
    }
  }
}

/** @throws SetRejected */
async function readToken(request: Request): Promise<string> {
  if (!MEDIA_TYPE.test(request.headers['content-type'] ?? ''))
    throw malformed('Send the event as application/secevent+jwt');
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_SET) throw tooLarge();
  const timer = setTimeout(() => request.destroy(), LONGEST_MS);
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > LARGEST_SET) throw tooLarge();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('latin1').trim();
  } finally {
    clearTimeout(timer);
  }
}

function malformed(message: string): SetRejected {
  return new SetRejected('invalid_request', 'malformed', message);
}

/** Source: RFC 8935 §2.3 and §2.4. Anything unexpected is the next handler's. */
function answerFailure(request: Request, response: Response, error: unknown): void {
  if (error instanceof UnknownTransmitter) {
    response.setHeader('WWW-Authenticate', 'Bearer realm="gatehouse"');
    fail(request, response, { status: 401, err: error.err, description: error.message });
  } else if (error instanceof SetRejected) {
    fail(request, response, { status: 400, err: error.err, description: error.message });
  } else if (error instanceof TooManyRequests) {
    response.setHeader('Retry-After', String(error.retryAfterSeconds));
    fail(request, response, { status: 429, err: 'access_denied', description: error.message });
  } else if (error instanceof KeysUnavailable) {
    response.setHeader('Retry-After', String(RETRY_SECONDS));
    fail(request, response, { status: 503, err: 'invalid_key', description: error.message });
  } else throw error;
}

interface Failure {
  readonly status: number;
  readonly err: SetErrorCode;
  readonly description: string;
}

function fail(request: Request, response: Response, { status, err, description }: Failure): void {
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  noteRefusal(response, err);
  response.status(status).setHeader('Content-Language', 'en').json({ err, description });
}
