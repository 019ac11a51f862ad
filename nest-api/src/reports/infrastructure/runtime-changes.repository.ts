import {
  type AuditEvent,
  CHANGE_KINDS,
  type ChangeKind,
  RUNTIME_CHANGES,
  type RuntimeChangesQuery,
  type SystemChanges,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

const SHOWN = 100;
const DAYS = 90;
const DAY_MS = 86_400_000;

/** Same as the condition of the index. */
const isChange = `outcome = 'success' and action in (${listOf(CHANGE_KINDS)})`;

interface Row {
  readonly id: string;
  readonly at: string | Date;
  readonly action: AuditEvent['action'];
  readonly event: Pick<AuditEvent, 'actor' | 'target' | 'detail'>;
  readonly actorName: string | null;
  readonly tenantName: string | null;
}

/** Changes at run time, from the audit logs of all tenants and of the platform. */
@Injectable()
export class RuntimeChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  read({ kind }: RuntimeChangesQuery): Promise<SystemChanges> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    return this.unit.onPlatform('a superadmin sees what changed in all tenants', async () => {
      const counted = await this.em.execute<{ action: string; count: number }[]>(
        `select action, count(*)::int as count from audit_events where ${isChange} and at >= ? group by action`,
        [since],
      );
      const rows = await this.em.execute<Row[]>(
        `select e.seq::text as id, e.at, e.action, e.event, u.email as "actorName", t.name as "tenantName"
         from (select * from audit_events where ${isChange} and action in (${listOf(kind ? [kind] : CHANGE_KINDS)})
           and at >= ? order by at desc, seq desc limit ${SHOWN}) e
         left join users u on e.event -> 'actor' ->> 'type' = 'user' and u.id::text = e.actor_id
         left join tenants t on t.id = e.tenant_id
         order by e.at desc, e.seq desc`,
        [since],
      );
      return {
        asOf: now.toISOString(),
        since: since.toISOString(),
        counts: CHANGE_KINDS.map((each) => ({ kind: each, count: countOf(each, counted) })),
        items: rows.map(toChange),
      };
    });
  }
}

function toChange({ id, at, action, event, actorName, tenantName }: Row): SystemChanges['items'][number] {
  const { actor, target, detail } = event;
  return {
    id,
    at: new Date(at).toISOString(),
    kind: CHANGE_KINDS.find((kind) => actionsOf(kind).includes(action)) ?? 'settings',
    action,
    actor: { type: actor.type, name: actorName },
    tenantName,
    target,
    detail,
  };
}

function countOf(kind: ChangeKind, counted: readonly { action: string; count: number }[]): number {
  return counted
    .filter(({ action }) => actionsOf(kind).includes(action))
    .reduce((sum, { count }) => sum + count, 0);
}

function actionsOf(kind: ChangeKind): readonly string[] {
  return RUNTIME_CHANGES[kind];
}

/** The names are constants without quotes. */
function listOf(kinds: readonly ChangeKind[]): string {
  return kinds
    .flatMap(actionsOf)
    .map((action) => `'${action}'`)
    .join(', ');
}
