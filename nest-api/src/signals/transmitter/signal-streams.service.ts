import { SIGNALS_ROUTE } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit, type AuditDetail, type AuditRecord } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UpstreamClient } from '../../sso-config/probe/upstream-client.js';
import { UpstreamRefused } from '../../sso-config/probe/upstream-refused.js';
import { POLL, PUSH } from '../delivery-methods.js';
import {
  SignalStreamsRepository,
  type StreamRow,
  type StreamStatus,
  type StreamValues,
} from './signal-streams.repository.js';
import type { SsfCaller } from './ssf-access.js';
import { invalid, noStream, SsfRefused } from './ssf-refused.js';
import { SUPPORTED_EVENTS, VERIFICATION } from './stream-events.js';
import { readStreamRequest, requireBody, type StreamRequest, textIn } from './stream-request.js';
import { StreamSubjects } from './stream-subjects.js';

/** Seconds between two requests of a verification event. */
export const MIN_VERIFICATION_INTERVAL = 60;
const STATUSES: readonly StreamStatus[] = ['enabled', 'paused', 'disabled'];
/** What the transmitter decides. A request may repeat the values. */
const TRANSMITTER_SUPPLIED = [
  'iss',
  'aud',
  'events_supported',
  'events_delivered',
  'min_verification_interval',
];

type Body = Readonly<Record<string, unknown>>;

/** What an application does with its stream. Source: SSF 1.0 §8.1. */
@Injectable()
export class SignalStreams {
  constructor(
    private readonly streams: SignalStreamsRepository,
    private readonly subjects: StreamSubjects,
    private readonly upstream: UpstreamClient,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws SsfRefused 400; 409: it has one already */
  async create(caller: SsfCaller, body: unknown): Promise<object> {
    const request = this.read(requireBody(body));
    const id = uuidv7();
    return this.unit.inTenant(caller.tenantId, async () => {
      const place = {
        id,
        tenantId: caller.tenantId,
        clientId: caller.client.id,
        issuerSlug: caller.issuer.slug,
      };
      if (!(await this.streams.add(place, this.stored(id, request), this.clock.now())))
        throw new SsfRefused(409, 'stream_exists', 'The application has a stream. Update or delete it');
      await this.record(caller, 'signal_stream.created', {
        delivery: request.delivery.kind,
        events: [...request.events],
      });
      return this.configurationOf(caller, await this.own(caller, id));
    });
  }

  /** The stream with this ID, or the list without one. @throws SsfRefused 404 */
  async get(caller: SsfCaller, id: string | null): Promise<object> {
    return this.unit.inTenant(caller.tenantId, async () => {
      if (id !== null) return this.configurationOf(caller, await this.own(caller, id));
      const stream = await this.streams.ofClient(caller.client.id);
      return stream ? [this.configurationOf(caller, stream)] : [];
    });
  }

  /** @param isWhole PUT: members that are missing get their defaults; PATCH: they stay  @throws SsfRefused 400, 404 */
  async change(caller: SsfCaller, given: unknown, isWhole: boolean): Promise<object> {
    const body = requireBody(given);
    const id = textIn(body.stream_id, 'stream_id', 100);
    return this.unit.inTenant(caller.tenantId, async () => {
      const stream = await this.own(caller, id);
      requireSame(body, this.configurationOf(caller, stream));
      const request = this.read(body, isWhole ? undefined : this.requested(stream));
      await this.streams.change(id, this.stored(id, request), this.clock.now());
      await this.record(caller, 'signal_stream.updated', {
        delivery: request.delivery.kind,
        events: [...request.events],
      });
      return this.configurationOf(caller, await this.own(caller, id));
    });
  }

  /** @throws SsfRefused 404 */
  remove(caller: SsfCaller, id: string | null): Promise<void> {
    return this.unit.inTenant(caller.tenantId, async () => {
      await this.streams.remove((await this.own(caller, id)).id);
      await this.record(caller, 'signal_stream.deleted', {});
    });
  }

  /** @throws SsfRefused 404 */
  status(caller: SsfCaller, id: string | null): Promise<object> {
    return this.unit.inTenant(caller.tenantId, async () => statusOf(await this.own(caller, id)));
  }

  /** @throws SsfRefused 400, 404 */
  changeStatus(caller: SsfCaller, given: unknown): Promise<object> {
    const body = requireBody(given);
    const status = STATUSES.find((each) => each === body.status);
    if (!status) throw invalid(`status is not one of ${STATUSES.join(', ')}`);
    const reason = body.reason === undefined ? null : textIn(body.reason, 'reason', 500);
    return this.unit.inTenant(caller.tenantId, async () => {
      const { id } = await this.own(caller, textIn(body.stream_id, 'stream_id', 100));
      await this.streams.changeStatus(id, status, reason, this.clock.now());
      await this.record(caller, 'signal_stream.updated', { status });
      return statusOf(await this.own(caller, id));
    });
  }

  /** Unknown subjects are ignored, so the answer does not tell who exists. @throws SsfRefused 400, 404 */
  changeSubject(caller: SsfCaller, given: unknown, isAdded: boolean): Promise<void> {
    const body = requireBody(given);
    return this.unit.inTenant(caller.tenantId, async () => {
      const stream = await this.own(caller, textIn(body.stream_id, 'stream_id', 100));
      const userId = await this.subjects.find(caller, body.subject);
      if (userId === null) return;
      if (isAdded) await this.streams.include(stream.id, userId);
      else await this.streams.exclude(stream, userId);
    });
  }

  /** @throws SsfRefused 400, 404; 429: too early after the last one */
  requestVerification(caller: SsfCaller, given: unknown): Promise<void> {
    const body = requireBody(given);
    const state = body.state === undefined ? null : textIn(body.state, 'state', 1_000);
    return this.unit.inTenant(caller.tenantId, async () => {
      const stream = await this.own(caller, textIn(body.stream_id, 'stream_id', 100));
      const now = this.clock.now();
      if (
        !(await this.streams.noteVerification(stream.id, now, plusSeconds(now, -MIN_VERIFICATION_INTERVAL)))
      )
        throw new SsfRefused(
          429,
          'too_many_requests',
          `Request a verification every ${MIN_VERIFICATION_INTERVAL} seconds at most`,
          {
            'Retry-After': String(MIN_VERIFICATION_INTERVAL),
          },
        );
      await this.streams.enqueue(stream, VERIFICATION, state === null ? {} : { state });
    });
  }

  /** Joins the tenant's unit of work. @throws SsfRefused 404 */
  async own({ client }: SsfCaller, id: string | null): Promise<StreamRow> {
    const stream = await this.streams.ofClient(client.id);
    if (!stream || stream.id !== id) throw noStream();
    return stream;
  }

  private read(body: Body, before?: StreamRequest): StreamRequest {
    const request = readStreamRequest(body, before);
    if (request.delivery.kind === 'poll') return request;
    try {
      this.upstream.requireSafe('delivery.endpoint_url', request.delivery.endpointUrl);
    } catch (error) {
      if (error instanceof UpstreamRefused) throw invalid(`delivery.endpoint_url: ${error.message}`);
      throw error;
    }
    return request;
  }

  private requested(stream: StreamRow): StreamRequest {
    const { eventsRequested, events, description, endpointUrl, authorizationHeader } = stream;
    const header =
      authorizationHeader === null ? null : this.keys.open(authorizationHeader, aadOfStream(stream.id));
    const delivery =
      stream.delivery === 'poll'
        ? ({ kind: 'poll' } as const)
        : ({ kind: 'push', endpointUrl: String(endpointUrl), authorizationHeader: header } as const);
    return { delivery, eventsRequested, events, description };
  }

  private stored(id: string, { delivery, ...request }: StreamRequest): StreamValues {
    if (delivery.kind === 'poll')
      return { ...request, delivery: 'poll', endpointUrl: null, authorizationHeader: null };
    const { endpointUrl, authorizationHeader: header } = delivery;
    const authorizationHeader = header === null ? null : this.keys.seal(header, aadOfStream(id));
    return { ...request, delivery: 'push', endpointUrl, authorizationHeader };
  }

  private configurationOf({ client, issuer }: SsfCaller, stream: StreamRow): Body {
    const delivery =
      stream.delivery === 'push'
        ? { method: PUSH, endpoint_url: stream.endpointUrl }
        : { method: POLL, endpoint_url: `${issuer.url}${SIGNALS_ROUTE}/poll/${stream.id}` };
    return {
      stream_id: stream.id,
      iss: issuer.url,
      aud: client.clientId,
      events_supported: SUPPORTED_EVENTS,
      events_requested: stream.eventsRequested,
      events_delivered: stream.events,
      delivery,
      min_verification_interval: MIN_VERIFICATION_INTERVAL,
      ...(stream.description === null ? {} : { description: stream.description }),
    };
  }

  private record(
    { client, tenantId }: SsfCaller,
    action: AuditRecord['action'],
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'client', id: client.clientId },
      action,
      target: { type: 'oauth_client', id: client.id },
      outcome: 'success',
      detail,
    });
  }
}

export function aadOfStream(id: string): string {
  return `signal_streams:${id}`;
}

function statusOf({ id, status, statusReason }: StreamRow): object {
  return { stream_id: id, status, ...(statusReason === null ? {} : { reason: statusReason }) };
}

/** Source: SSF 1.0 §8.1.1.3: values of the transmitter must be the expected ones. @throws SsfRefused */
function requireSame(body: Body, configuration: Body): void {
  const other = TRANSMITTER_SUPPLIED.find(
    (name) => body[name] !== undefined && JSON.stringify(body[name]) !== JSON.stringify(configuration[name]),
  );
  if (other) throw invalid(`${other} is decided by the transmitter`);
}
