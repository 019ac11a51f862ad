import type { SignalDelivery, SignalOutcome, SignalReason } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Endpoints of the transmitter's stream management API; null for those that it does not have. Source: SSF 1.0 §7.1. */
export interface TransmitterEndpoints {
  readonly configuration: string | null;
  readonly verification: string | null;
}

/** What a request to the endpoint of a connection is compared with. */
export interface ShownReceiver {
  readonly tenantId: string;
  readonly tenantStatus: string;
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUri: string;
  /** Keyed hash. */
  readonly secret: string;
}

export interface ReceiverRow {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUri: string;
  readonly endpoints: TransmitterEndpoints;
  readonly secret: string;
  readonly secretLastFour: string;
  readonly secretCreatedAt: Date;
  readonly blocksDisabled: boolean;
  /** Sealed. */
  readonly managementToken: string | null;
  readonly streamId: string | null;
  readonly delivery: SignalDelivery;
  /** Null for push. */
  readonly pollEndpoint: string | null;
  readonly pollError: string | null;
  readonly verificationState: string | null;
  readonly verificationRequestedAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly lastEventAt: Date | null;
  readonly lastRejectedAt: Date | null;
  readonly applied: number;
  readonly ignored: number;
  readonly rejected: number;
  readonly version: number;
}

/** What an admin decides, and what the transmitter said of itself. */
export type ReceiverSettings = Pick<
  ReceiverRow,
  'issuer' | 'audience' | 'jwksUri' | 'endpoints' | 'blocksDisabled' | 'managementToken' | 'streamId'
> &
  Partial<Pick<ReceiverRow, 'delivery' | 'pollEndpoint'>>;

export interface ReceiverSecret {
  /** Keyed hash. */
  readonly secret: string;
  readonly secretLastFour: string;
}

const COLUMNS = `issuer, audience, jwks_uri as "jwksUri", endpoints, secret, secret_last_four as "secretLastFour",
  secret_created_at as "secretCreatedAt", blocks_disabled as "blocksDisabled", management_token as "managementToken",
  stream_id as "streamId", delivery, poll_endpoint as "pollEndpoint", poll_error as "pollError", verification_state as "verificationState",
  verification_requested_at as "verificationRequestedAt", verified_at as "verifiedAt", last_event_at as "lastEventAt",
  last_rejected_at as "lastRejectedAt", applied, ignored, rejected, version`;

/** Where connections receive events. Joins the caller's unit of work, unless a method says otherwise. */
@Injectable()
export class SignalReceiversRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** In no unit of work. Null if the connection receives no events. */
  async lookUp(connectionId: string): Promise<ShownReceiver | null> {
    const [row] = await this.lookups.call<ShownReceiver & Record<string, unknown>>('signal_receiver_of', [
      connectionId,
    ]);
    return row ?? null;
  }

  async find(connectionId: string): Promise<ReceiverRow | null> {
    const [row] = await this.em.execute<ReceiverRow[]>(
      `select ${COLUMNS} from signal_receivers where configuration_id = ?`,
      [connectionId],
    );
    return row ?? null;
  }

  /** @returns false if there is one already */
  async add(
    { tenantId, connectionId }: { tenantId: string; connectionId: string },
    settings: ReceiverSettings,
    { secret, secretLastFour }: ReceiverSecret,
    now: Date,
  ): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into signal_receivers (configuration_id, tenant_id, issuer, audience, jwks_uri, endpoints, blocks_disabled,
         management_token, stream_id, delivery, poll_endpoint, next_poll_at, secret, secret_last_four,
         secret_created_at, created_at, version)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) on conflict do nothing returning 1`,
      [
        connectionId,
        tenantId,
        ...valuesOf(settings),
        settings.delivery ?? 'push',
        settings.pollEndpoint ?? null,
        settings.pollEndpoint ? now : null,
        secret,
        secretLastFour,
        now,
        now,
      ],
    );
    return rows.length > 0;
  }

  /** @returns false if `version` is not the current one */
  async change(connectionId: string, version: number, settings: ReceiverSettings): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update signal_receivers set issuer = ?, audience = ?, jwks_uri = ?, endpoints = ?::jsonb, blocks_disabled = ?,
         management_token = ?, stream_id = ?, version = version + 1
       where configuration_id = ? and version = ? returning 1`,
      [...valuesOf(settings), connectionId, version],
    );
    return rows.length > 0;
  }

  async changeSecret(
    connectionId: string,
    { secret, secretLastFour }: ReceiverSecret,
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `update signal_receivers set secret = ?, secret_last_four = ?, secret_created_at = ?, version = version + 1
       where configuration_id = ?`,
      [secret, secretLastFour, now, connectionId],
    );
  }

  async noteVerificationRequest(connectionId: string, state: string, now: Date): Promise<void> {
    await this.em.execute(
      `update signal_receivers set verification_state = ?, verification_requested_at = ? where configuration_id = ?`,
      [state, now, connectionId],
    );
  }

  async noteVerified(connectionId: string, now: Date): Promise<void> {
    await this.em.execute(
      'update signal_receivers set verified_at = ?, verification_state = null where configuration_id = ?',
      [now, connectionId],
    );
  }

  async count(connectionId: string, outcome: SignalOutcome, now: Date): Promise<void> {
    const last = outcome === 'rejected' ? 'last_rejected_at' : 'last_event_at';
    await this.em.execute(
      `update signal_receivers set ${outcome} = ${outcome} + 1, ${last} = ? where configuration_id = ?`,
      [now, connectionId],
    );
  }

  /** Its log of events is deleted with it. @returns false if there was none */
  async remove(connectionId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'delete from signal_receivers where configuration_id = ? returning 1',
      [connectionId],
    );
    return rows.length > 0;
  }
}

function valuesOf(settings: ReceiverSettings): (string | boolean | null)[] {
  return [
    settings.issuer,
    settings.audience,
    settings.jwksUri,
    JSON.stringify(settings.endpoints),
    settings.blocksDisabled,
    settings.managementToken,
    settings.streamId,
  ];
}

export interface SignalEventRow {
  readonly id: string;
  readonly types: string[];
  readonly outcome: SignalOutcome;
  readonly reason: SignalReason;
  readonly detail: string | null;
  readonly sessionsEnded: number;
  readonly issuedAt: Date | null;
  readonly receivedAt: Date;
}
