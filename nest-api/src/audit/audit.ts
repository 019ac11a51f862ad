import type { AuditAction, AuditActor, AuditOutcome, AuditTarget } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentRequestId } from '../common/request-id.js';
import type { Statement } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';
import { isOwnWork } from '../database/unit-of-work.js';
import { redact } from '../telemetry/redact.js';
import {
  INSERT_EVENT,
  INSERT_EVENT_BY_NUMBER,
  INSERT_EVENTS,
  INSERT_OWN_EVENT,
  INSERT_OWN_EVENTS,
} from './audit-events.sql.js';
import { trailOf } from './platform-trail.js';

export type AuditDetail = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** An audit event. It contains IDs, not names, because the audit log outlives accounts. */
export interface AuditRecord {
  /** The tenant of the audit log; null for the platform's. A tenant's unit of work can only write the tenant's own. */
  readonly tenantId: string | null;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly target?: AuditTarget | null;
  readonly outcome: AuditOutcome;
  /** IP address of the client. */
  readonly address?: string | null;
  /** Further details. Values of fields with secret names are removed. */
  readonly detail?: AuditDetail;
}

/** Writes audit events in the transaction of the change, so that both succeed or neither. */
@Injectable()
export class Audit {
  constructor(private readonly em: EntityManager) {}

  /** The database sets time and order. */
  async record(record: AuditRecord): Promise<void> {
    await this.em.execute(isOwnWork() ? INSERT_OWN_EVENT : INSERT_EVENT, valuesOf(record));
  }

  /** Any number in order, with one statement. */
  async recordAll(records: readonly AuditRecord[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((record) => valuesOf(record)).map(([trail, event]) => ({ trail, event }));
    await this.em.execute(isOwnWork() ? INSERT_OWN_EVENTS : INSERT_EVENTS, [JSON.stringify(rows)]);
  }

  /** The same for a hot path that combines its statements. */
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
