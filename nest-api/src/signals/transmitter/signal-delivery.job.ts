import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { MOST_ATTEMPTS, waitAfter } from '../../oauth2/logout/delivery-retry.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { MOST_QUEUED } from './queue-limit.js';
import { SecurityEventTokens } from './security-event-tokens.js';
import {
  claimDueStreams,
  noteDelivered,
  noteFailure,
  overfull,
  queuedOf,
  release,
} from './signal-delivery.sql.js';
import { type QueuedEvent, SignalStreamsRepository, type StreamRow } from './signal-streams.repository.js';
import { aadOfStream } from './signal-streams.service.js';

const SECOND = 1_000;
const MINUTE = 60_000;
const STREAMS = 20;
const EVENTS = 50;
/** Longer than a batch may take. Until then, no other process delivers for the stream. */
const CLAIM_SECONDS = 60;
const BATCH_MS = 20_000;

interface Batch {
  readonly stream: StreamRow;
  readonly events: readonly QueuedEvent[];
}

/** What became of a batch. */
interface Attempt {
  readonly stream: StreamRow;
  /** Positions of the events that are not sent again. */
  readonly done: readonly string[];
  /** Why the receiver did not want the last of them. */
  readonly rejection: string | null;
  readonly failure: unknown;
}

/**
 * Pushes events to applications, those of one stream in their order. An application may get an event twice, with the same
 * `jti`, but never not at all. Source: RFC 8935 §2.
 */
@Injectable()
export class SignalDeliveryJob implements OnModuleInit {
  private readonly logger = new Logger('Signals');

  constructor(
    private readonly jobs: Jobs,
    private readonly streams: SignalStreamsRepository,
    private readonly tokens: SecurityEventTokens,
    private readonly outgoing: Outgoing,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'signal-delivery',
      everyMs: SECOND,
      run: async (client, stopping) => {
        while ((await this.deliverDue(client)) && !stopping.aborted);
      },
    });
    this.jobs.register({
      name: 'signal-queue-limits',
      everyMs: MINUTE,
      run: (client) => this.limitQueues(client),
    });
  }

  private async deliverDue(client: PoolClient): Promise<boolean> {
    const now = this.clock.now();
    const due = await claimDueStreams(client, now, plusSeconds(now, CLAIM_SECONDS), STREAMS);
    const batches: Batch[] = [];
    for (const stream of due) batches.push({ stream, events: await queuedOf(client, stream.id, EVENTS) });
    const attempts = await Promise.all(batches.map((batch) => this.sendAll(batch)));
    for (const attempt of attempts) await this.note(client, attempt);
    return due.length === STREAMS;
  }

  /** In order, until one is not accepted. */
  private async sendAll({ stream, events }: Batch): Promise<Attempt> {
    const until = performance.now() + BATCH_MS;
    const done: string[] = [];
    let rejection: string | null = null;
    for (const event of events) {
      if (performance.now() > until) break;
      try {
        rejection = await this.send(stream, event);
        done.push(event.seq);
      } catch (failure) {
        return { stream, done, rejection, failure };
      }
    }
    return { stream, done, rejection, failure: null };
  }

  private async note(client: PoolClient, { stream, done, rejection, failure }: Attempt): Promise<void> {
    const now = this.clock.now();
    if (done.length > 0) await noteDelivered(client, stream.id, { seqs: done, error: rejection }, now);
    if (failure === null) await release(client, stream.id, now);
    else await this.postpone(client, stream, done.length > 0 ? 0 : stream.failures, failure);
  }

  /**
   * @returns why the receiver does not want the event, which it would reject again; null if it accepted it
   * @throws Error it is to be sent again
   */
  private async send(stream: StreamRow, event: QueuedEvent): Promise<string | null> {
    const token = await this.tokens.write(stream, event);
    if (token === null) return null;
    const { authorizationHeader: sealed } = stream;
    const response = await this.outgoing.fetch(String(stream.endpointUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/secevent+jwt',
        accept: 'application/json',
        ...(sealed && { authorization: this.keys.open(sealed, aadOfStream(stream.id)) }),
      },
      body: token,
    });
    if (response.ok) return null;
    const { err } = (await response.json().catch(() => ({}))) as { err?: unknown };
    // Source: RFC 8935 §2.4. Another secret may make the same event acceptable.
    if (response.status === 400 && typeof err === 'string' && err !== 'authentication_failed')
      return `The receiver rejected an event: ${err.replace(/[^\w-]/g, '').slice(0, 100)}`;
    throw new Error(`The receiver answered ${response.status}`);
  }

  private async postpone(
    client: PoolClient,
    stream: StreamRow,
    before: number,
    thrown: unknown,
  ): Promise<void> {
    const error = String((thrown as Error).message ?? thrown).slice(0, 300);
    const failures = before + 1;
    const nextAttemptAt = plusSeconds(this.clock.now(), waitAfter(failures));
    await noteFailure(client, stream.id, { failures, error, nextAttemptAt });
    this.logger.warn({ stream: stream.id, failures, error }, 'an event was not delivered');
    if (failures >= MOST_ATTEMPTS) await this.stop(stream, 'paused', 'Delivery failed for about five hours');
  }

  /** Each has its own transaction, so that a large queue holds up no other. */
  private async limitQueues(client: PoolClient): Promise<void> {
    for (const stream of await overfull(client, MOST_QUEUED))
      await this.stop(stream, 'disabled', `More than ${MOST_QUEUED} events were not fetched or delivered`);
  }

  private stop(
    { id, tenantId }: Pick<StreamRow, 'id' | 'tenantId'>,
    status: 'paused' | 'disabled',
    reason: string,
  ): Promise<void> {
    return this.unit.inTenant(tenantId, async () => {
      await this.streams.changeStatus(id, status, reason, this.clock.now());
      await this.audit.record({
        tenantId,
        actor: { type: 'system', id: null },
        action: 'signal_stream.stopped',
        target: { type: 'signal_stream', id },
        outcome: 'failure',
        detail: { status, reason },
      });
    });
  }
}
