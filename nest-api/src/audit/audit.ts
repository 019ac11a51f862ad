import type { AuditAction, AuditActor, AuditOutcome, AuditTarget } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentRequestId } from '../common/request-id.js';
import type { Statement } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';
import { redact } from '../telemetry/redact.js';
import { INSERT_EVENT, INSERT_EVENT_BY_NUMBER, INSERT_EVENTS } from './audit-events.sql.js';
import { trailOf } from './platform-trail.js';

export type AuditDetail = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Something that happened and that somebody may ask about later. Ids rather than names: the trail outlives people. */
export interface AuditRecord {
  /** Whose trail; null for the platform's. In a tenant's unit of work it can only be that tenant's. */
  readonly tenantId: string | null;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly target?: AuditTarget | null;
  readonly outcome: AuditOutcome;
  /** IP address of the client. */
  readonly address?: string | null;
  /** What else matters; values of secret-named fields are dropped. */
  readonly detail?: AuditDetail;
}

/** Writes the audit trail, in the transaction of the change that it tells of: both stand or neither. */
@Injectable()
export class Audit {
  constructor(private readonly em: EntityManager) {}

  /** Time and order are the database's. */
  async record(record: AuditRecord): Promise<void> {
    await this.em.execute(INSERT_EVENT, valuesOf(record));
  }

  /** Any number with one statement, in their order. */
  async recordAll(records: readonly AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((record) => valuesOf(record)).map(([trail, event]) => ({ trail, event }));
    await this.em.execute(INSERT_EVENTS, [JSON.stringify(rows)]);
  }

  /** The same for a hot path that writes its statements together. */
  statement(record: AuditRecord): Statement {
    return {
      name: 'audit-event',
      text: INSERT_EVENT_BY_NUMBER,
      values: valuesOf(record),
    };
  }
}

/** A record as `tenant_id` and `event` of a row, without secrets. */
export function valuesOf(
  { tenantId, ...event }: AuditRecord,
  requestId: string = currentRequestId(),
): [string, string] {
  const content = {
    action: event.action,
    outcome: event.outcome,
    actor: event.actor,
    target: event.target ?? null,
    address: event.address ?? null,
    requestId,
    detail: redact(event.detail ?? {}),
  };
  return [trailOf(tenantId), toStorableJson(content)];
}
