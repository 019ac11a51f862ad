import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';

export type StreamStatus = 'enabled' | 'paused' | 'disabled';

export interface StreamRow {
  readonly id: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly issuerSlug: string | null;
  readonly delivery: 'push' | 'poll';
  readonly endpointUrl: string | null;
  /** Sealed. */
  readonly authorizationHeader: string | null;
  readonly eventsRequested: string[];
  readonly events: string[];
  readonly description: string | null;
  readonly status: StreamStatus;
  readonly statusReason: string | null;
  readonly failures: number;
  readonly lastError: string | null;
  readonly verifiedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
}

/** What the receiver of a stream decides. */
export type StreamValues = Pick<
  StreamRow,
  'delivery' | 'endpointUrl' | 'authorizationHeader' | 'description'
> & { readonly eventsRequested: readonly string[]; readonly events: readonly string[] };

export interface QueuedEvent {
  readonly seq: string;
  readonly jti: string;
  readonly userId: string | null;
  readonly type: string;
  readonly payload: Record<string, string>;
  readonly createdAt: Date;
}

/** Columns of a stream; the job reads the same. */
export const STREAM_COLUMNS = `id, tenant_id as "tenantId", client_id as "clientId", issuer_slug as "issuerSlug", delivery,
  endpoint_url as "endpointUrl", authorization_header as "authorizationHeader", events_requested as "eventsRequested",
  events, description, status, status_reason as "statusReason", failures, last_error as "lastError",
  verified_at as "verifiedAt", delivered_at as "deliveredAt", created_at as "createdAt"`;
export const EVENT_COLUMNS = `seq::text as seq, jti, user_id as "userId", type, payload, created_at as "createdAt"`;

/** Streams of security events to applications. Joins the tenant's unit of work. */
@Injectable()
export class SignalStreamsRepository {
  constructor(private readonly em: EntityManager) {}

  async ofClient(clientId: string): Promise<StreamRow | null> {
    const [row] = await this.em.execute<StreamRow[]>(
      `select ${STREAM_COLUMNS} from signal_streams where client_id = ?`,
      [clientId],
    );
    return row ?? null;
  }

  /** @returns false if the application has one */
  async add(
    { id, tenantId, clientId, issuerSlug }: Pick<StreamRow, 'id' | 'tenantId' | 'clientId' | 'issuerSlug'>,
    values: StreamValues,
    now: Date,
  ): Promise<boolean> {
    const added = await this.em.execute<unknown[]>(
      `insert into signal_streams (id, tenant_id, client_id, issuer_slug, delivery, endpoint_url, authorization_header,
         events_requested, events, description, status, next_attempt_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?::text[], ?::text[], ?, 'enabled', ?, ?) on conflict do nothing returning 1`,
      [id, tenantId, clientId, issuerSlug, ...valuesOf(values), now, now],
    );
    return added.length > 0;
  }

  async change(id: string, values: StreamValues, now: Date): Promise<void> {
    await this.em.execute(
      `update signal_streams set delivery = ?, endpoint_url = ?, authorization_header = ?, events_requested = ?::text[],
         events = ?::text[], description = ?, failures = 0, last_error = null, next_attempt_at = ? where id = ?`,
      [...valuesOf(values), now, id],
    );
  }

  /** A disabled stream keeps no events. Source: SSF 1.0 §8.1.2. */
  async changeStatus(id: string, status: StreamStatus, reason: string | null, now: Date): Promise<void> {
    await this.em.execute(
      `update signal_streams set status = ?, status_reason = ?, failures = 0, next_attempt_at = ? where id = ?`,
      [status, reason, now, id],
    );
    if (status === 'disabled') await this.em.execute('delete from signal_outbox where stream_id = ?', [id]);
  }

  async remove(id: string): Promise<void> {
    await this.em.execute('delete from signal_streams where id = ?', [id]);
  }

  async enqueue(
    { id, tenantId }: Pick<StreamRow, 'id' | 'tenantId'>,
    type: string,
    payload: Record<string, string>,
  ): Promise<void> {
    await this.em.execute(
      `insert into signal_outbox (stream_id, tenant_id, type, payload) values (?, ?, ?, ?::jsonb)`,
      [id, tenantId, type, JSON.stringify(payload)],
    );
  }

  /** @returns false: less than `seconds` ago, another one was requested */
  async noteVerification(id: string, now: Date, since: Date): Promise<boolean> {
    const noted = await this.em.execute<unknown[]>(
      `update signal_streams set verified_at = ? where id = ? and (verified_at is null or verified_at <= ?) returning 1`,
      [now, id, since],
    );
    return noted.length > 0;
  }

  async count(id: string, most: number): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from (select 1 from signal_outbox where stream_id = ? limit ?) counted`,
      [id, most],
    );
    return row?.count ?? 0;
  }

  /** The oldest first. */
  queued(id: string, most: number): Promise<QueuedEvent[]> {
    return this.em.execute(
      `select ${EVENT_COLUMNS} from signal_outbox where stream_id = ? order by seq limit ?`,
      [id, most],
    );
  }

  /** @returns the number of those that were queued */
  async acknowledge(id: string, jtis: readonly string[], now: Date): Promise<number> {
    if (jtis.length === 0) return 0;
    const removed = await this.em.execute<unknown[]>(
      'delete from signal_outbox where stream_id = ? and jti::text = any(?::text[]) returning 1',
      [id, textArray(jtis)],
    );
    if (removed.length > 0)
      await this.em.execute('update signal_streams set delivered_at = ? where id = ?', [now, id]);
    return removed.length;
  }

  async noteError(id: string, error: string): Promise<void> {
    await this.em.execute('update signal_streams set last_error = ? where id = ?', [error.slice(0, 300), id]);
  }

  async exclude({ id, tenantId }: Pick<StreamRow, 'id' | 'tenantId'>, userId: string): Promise<void> {
    await this.em.execute(
      `insert into signal_excluded_subjects (stream_id, tenant_id, user_id) values (?, ?, ?) on conflict do nothing`,
      [id, tenantId, userId],
    );
  }

  async include(id: string, userId: string): Promise<void> {
    await this.em.execute('delete from signal_excluded_subjects where stream_id = ? and user_id = ?', [
      id,
      userId,
    ]);
  }
}

function valuesOf(values: StreamValues): unknown[] {
  return [
    values.delivery,
    values.endpointUrl,
    values.authorizationHeader,
    textArray([...values.eventsRequested]),
    textArray([...values.events]),
    values.description,
  ];
}
