import { type AuditEvent, type AuditEventPage, type AuditEventQuery, emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodePosition, encodePosition } from '../../audit/event-cursor.js';
import { tenantOfTrail, trailOf } from '../../audit/platform-trail.js';
import { MICROSECONDS } from '../../audit/seal-chain.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

interface EventRow {
  readonly seq: string;
  readonly at: string;
  readonly trail: string;
  readonly actor_name: string | null;
  readonly event: Omit<AuditEvent, 'id' | 'at' | 'tenantId' | 'sealed' | 'actorName'>;
  readonly sealed: boolean;
}

/** Reads the trails. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** The newest first. */
  async list(tenantId: string | null, query: AuditEventQuery): Promise<AuditEventPage> {
    const rows = await this.unit.inScopeOf(tenantId, 'the trail of the platform belongs to no tenant', () =>
      this.read(trailOf(tenantId), query),
    );
    return toPage(rows, query.limit);
  }

  /** A superadmin reads any tenant's trail. */
  async listOnPlatform(tenantId: string | null, query: AuditEventQuery): Promise<AuditEventPage> {
    const rows = await this.unit.onPlatform('a superadmin reads the trail of any tenant', () =>
      this.read(trailOf(tenantId), query),
    );
    return toPage(rows, query.limit);
  }

  /** The `limit 1` keeps the look-up of seals to one probe a row; as `exists` the planner reads the tenant's whole chain. */
  private async read(trail: string, query: AuditEventQuery): Promise<EventRow[]> {
    const { where, values } = conditions(trail, query);
    if (query.email !== undefined) {
      const id = await this.idOf(query.email);
      // Nobody, or somebody without an event here: the answer is the same.
      if (id === null) return [];
      where.push('(e.actor_id = ? or e.target_id = ?)');
      values.push(id, id);
    }
    return this.em.execute<EventRow[]>(
      `select e.seq::text, to_char(e.at at time zone 'UTC', '${MICROSECONDS}') as at, e.tenant_id as trail, e.event,
         (select u.email from users u where u.id = case when e.event -> 'actor' ->> 'type' = 'user'
            and e.actor_id ~ '^[0-9a-f-]{36}$' then e.actor_id::uuid end) as actor_name,
         (select true from audit_seals s where s.seq = e.seq limit 1) is not null as sealed
       from audit_events e where ${where.join(' and ')} order by e.at desc, e.seq desc limit ?`,
      [...values, query.limit + 1],
    );
  }

  private async idOf(email: string): Promise<string | null> {
    const [person] = await this.em.execute<{ id: string }[]>('select id from users where email_key = ?', [
      emailKey(email),
    ]);
    return person?.id ?? null;
  }
}

function conditions(trail: string, query: AuditEventQuery): { where: string[]; values: unknown[] } {
  const where = ['e.tenant_id = ?::uuid'];
  const values: unknown[] = [trail];
  const add = (condition: string, ...given: (string | undefined)[]) => {
    if (given.some((value) => value === undefined)) return;
    where.push(condition);
    values.push(...given);
  };
  add('e.action = ?', query.action);
  add('e.actor_id = ?', query.actor);
  add('(e.actor_id = ? or e.target_id = ?)', query.person, query.person);
  add('e.outcome = ?', query.outcome);
  add('e.at >= ?::timestamptz', query.from);
  add('e.at < ?::timestamptz', query.to);
  // The first bound prunes partitions; the second divides events of the same microsecond.
  const [at, seq] = query.cursor === undefined ? [] : decodePosition(query.cursor);
  add('e.at <= ?::timestamptz and (e.at, e.seq) < (?::timestamptz, ?::bigint)', at, at, seq);
  return { where, values };
}

function toPage(rows: readonly EventRow[], limit: number): AuditEventPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toEvent),
    nextCursor: rows.length > limit && last ? encodePosition([last.at, last.seq]) : null,
  };
}

function toEvent({ seq, at, trail, actor_name: actorName, event, sealed }: EventRow): AuditEvent {
  const { action, outcome, actor, target, address, requestId, detail } = event;
  return {
    id: seq,
    at,
    tenantId: tenantOfTrail(trail),
    action,
    outcome,
    actor,
    actorName,
    target,
    address,
    requestId,
    detail,
    sealed,
  };
}
