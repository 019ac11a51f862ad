import { type AuditEvent, type AuditEventPage, type AuditEventQuery, emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { encodePosition } from '../../audit/event-cursor.js';
import { tenantOfTrail, trailOf } from '../../audit/platform-trail.js';
import { MICROSECONDS } from '../../audit/seal-chain.js';
import { counted } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { auditCount, auditSearch } from './audit-events.sql.js';
import { AuditNames, type NameOf } from './audit-names.repository.js';

/** The audit logs to read: one, or all. */
type Scope = { readonly trail: string } | 'all';

interface EventRow {
  readonly seq: string;
  readonly at: string;
  readonly trail: string;
  readonly event: Pick<
    AuditEvent,
    'action' | 'outcome' | 'actor' | 'target' | 'address' | 'requestId' | 'detail'
  >;
  readonly sealed: boolean;
}

/** Reads audit logs. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly names: AuditNames,
  ) {}

  /** The newest first. */
  list(tenantId: string | null, query: AuditEventQuery): Promise<AuditEventPage> {
    return this.unit.inScopeOf(tenantId, 'the trail of the platform belongs to no tenant', () =>
      this.page({ trail: trailOf(tenantId) }, query),
    );
  }

  /** A superadmin reads any tenant's audit log, and all of them as one. */
  listOnPlatform(tenantId: string | null, query: AuditEventQuery): Promise<AuditEventPage> {
    const scope = query.scope === 'all' && tenantId === null ? 'all' : { trail: trailOf(tenantId) };
    return this.unit.onPlatform('a superadmin reads the trail of any tenant', () => this.page(scope, query));
  }

  private async page(scope: Scope, query: AuditEventQuery): Promise<AuditEventPage> {
    const person = query.email === undefined ? query.person : await this.idOf(query.email);
    // The result is the same for an unknown user and for one without events here.
    const found = person === null ? [] : await this.read(scope, { ...query, person });
    const { rows, total } = await counted(found, query, (most) =>
      this.count(scope, { ...query, person: person ?? undefined }, most),
    );
    const shown = rows.slice(0, query.limit);
    const nameOf = await this.names.of([
      ...shown.map(({ event }) => event),
      ...(scope === 'all' ? shown.map(({ trail }) => ownerOf(trail)) : []),
    ]);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => toEvent(row, scope, nameOf)),
      nextCursor: rows.length > query.limit && last ? encodePosition([last.at, last.seq]) : null,
      ...(total !== undefined && { total }),
    };
  }

  private read(scope: Scope, query: AuditEventQuery): Promise<EventRow[]> {
    const { sql, values } = auditSearch(scope === 'all' ? null : scope.trail, query);
    return this.em.execute<EventRow[]>(
      `select e.seq::text, to_char(e.at at time zone 'UTC', '${MICROSECONDS}') as at, e.tenant_id as trail, e.event,
         e.sealed
       from (${sql}) e order by e.at desc, e.seq desc`,
      values,
    );
  }

  private count(scope: Scope, query: AuditEventQuery, most: number): Promise<number> {
    const { sql, values } = auditCount(scope === 'all' ? null : scope.trail, query, most);
    return countUpTo(this.em, `(${sql}) matching`, values, most);
  }

  private async idOf(email: string): Promise<string | null> {
    const [person] = await this.em.execute<{ id: string }[]>('select id from users where email_key = ?', [
      emailKey(email),
    ]);
    return person?.id ?? null;
  }
}

function ownerOf(trail: string): Pick<AuditEvent, 'actor' | 'target'> {
  return { actor: { type: 'system', id: null }, target: { type: 'tenant', id: tenantOfTrail(trail) } };
}

function toEvent({ seq, at, trail, event, sealed }: EventRow, scope: Scope, nameOf: NameOf): AuditEvent {
  const { action, outcome, actor, target, address, requestId, detail } = event;
  const tenantId = tenantOfTrail(trail);
  const named = target && nameOf(target.type, target.id);
  return {
    id: seq,
    at,
    tenantId,
    tenantName: (scope === 'all' && nameOf('tenant', tenantId)?.name) || null,
    action,
    outcome,
    actor,
    actorName: nameOf(actor.type, actor.id)?.name ?? null,
    target,
    targetName: named?.name ?? null,
    targetExists: named?.exists ?? false,
    address,
    requestId,
    detail,
    sealed,
  };
}
