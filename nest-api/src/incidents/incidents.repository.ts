import type {
  ClosingReason,
  DetectionKind,
  IncidentEntryKind,
  IncidentQuery,
  IncidentState,
  Severity,
} from '@gatehouse/contracts';
import { MOST_INCIDENT_ENTRIES } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';

export interface IncidentRow {
  readonly id: string;
  readonly tenantId: string | null;
  readonly kind: DetectionKind;
  readonly severity: Severity;
  readonly state: IncidentState;
  readonly reason: ClosingReason | null;
  readonly subject: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly failures: number;
  readonly accounts: number;
  readonly networkCount: number;
  readonly users: string[];
  readonly signedIn: string[];
  readonly networks: string[];
  readonly assigneeId: string | null;
  readonly version: number;
}

export interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: IncidentEntryKind;
  readonly authorId: string | null;
  readonly text: string | null;
  readonly detail: Record<string, string | number>;
}

/** A change in the timeline; the caller is its author. */
export interface NewEntry {
  readonly kind: IncidentEntryKind;
  readonly authorId: string;
  readonly text?: string | undefined;
  readonly detail?: Readonly<Record<string, string | number>>;
}

const SELECT = `
  select i.id, i.tenant_id as "tenantId", i.kind, i.severity, i.state, i.reason, i.subject,
    i.first_seen_at as "firstSeenAt", i.last_seen_at as "lastSeenAt", i.failures, i.accounts,
    i.network_count as "networkCount", i.users, i.signed_in as "signedIn", i.networks, i.assignee_id as "assigneeId",
    i.version
  from incidents i`;

type Filter = Pick<IncidentQuery, 'state' | 'kind' | 'severity'>;

/** Incidents. Joins the caller's unit of work, which shows the tenant's or all of them. */
@Injectable()
export class IncidentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`, the newest first. @param tenantId null: of all tenants and the platform */
  page(tenantId: string | null, { limit, cursor, ...filter }: IncidentQuery): Promise<IncidentRow[]> {
    const { conditions, values } = conditionsOf(tenantId, filter);
    if (cursor) {
      conditions.push('i.id < ?');
      values.push(decodeCursor(cursor)[1]);
    }
    return this.em.execute<IncidentRow[]>(
      `${SELECT} where ${conditions.join(' and ')} order by i.id desc limit ?`,
      [...values, limit + 1],
    );
  }

  count(tenantId: string | null, filter: Filter, most: number): Promise<number> {
    const { conditions, values } = conditionsOf(tenantId, filter);
    return countUpTo(this.em, `incidents i where ${conditions.join(' and ')}`, values, most);
  }

  async find(id: string): Promise<IncidentRow | null> {
    const [row] = await this.em.execute<IncidentRow[]>(`${SELECT} where i.id = ?`, [id]);
    return row ?? null;
  }

  /** The newest first. */
  entriesOf(id: string): Promise<EntryRow[]> {
    return this.em.execute<EntryRow[]>(
      `select e.id, e.at, e.kind, e.author_id as "authorId", e.text, e.detail
       from incident_entries e where e.incident_id = ? order by e.id desc limit ${MOST_INCIDENT_ENTRIES}`,
      [id],
    );
  }

  /** ID of the OIDC client whose token was used twice; null in any other incident. */
  async applicationOf(id: string): Promise<string | null> {
    const [found] = await this.em.execute<{ application: string }[]>(
      `select e.detail ->> 'application' as application from incident_entries e
       where e.incident_id = ? and e.kind = 'detected' and e.detail ->> 'application' is not null
       order by e.id limit 1`,
      [id],
    );
    return found?.application ?? null;
  }

  /** @returns whether the version was the current one */
  async change(
    id: string,
    version: number,
    { state, assigneeId }: { state?: IncidentState; assigneeId?: string | null },
  ): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update incidents set state = coalesce(?, state), reason = case when ?::text is null then reason end,
         closed_at = case when ?::text is null then closed_at end,
         assignee_id = case when ? then ?::uuid else assignee_id end, version = version + 1
       where id = ? and version = ? returning 1`,
      [
        state ?? null,
        state ?? null,
        state ?? null,
        assigneeId !== undefined,
        assigneeId ?? null,
        id,
        version,
      ],
    );
    return rows.length > 0;
  }

  /** @returns whether the version was the current one and the incident was not closed */
  async close(id: string, version: number, reason: ClosingReason): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update incidents set state = 'closed', reason = ?, closed_at = now(), version = version + 1
       where id = ? and version = ? and state <> 'closed' returning 1`,
      [reason, id, version],
    );
    return rows.length > 0;
  }

  async enter({ id, tenantId }: Pick<IncidentRow, 'id' | 'tenantId'>, entry: NewEntry): Promise<void> {
    await this.em.execute(
      `insert into incident_entries (id, tenant_id, incident_id, at, kind, author_id, text, detail)
       values (?, ?, ?, now(), ?, ?, ?, ?)`,
      [
        uuidv7(),
        tenantId,
        id,
        entry.kind,
        entry.authorId,
        entry.text ?? null,
        JSON.stringify(entry.detail ?? {}),
      ],
    );
  }
}

function conditionsOf(tenantId: string | null, { state, kind, severity }: Filter) {
  const conditions = ['true'];
  const values: unknown[] = [];
  const narrow = (condition: string, value: unknown) => {
    conditions.push(condition);
    values.push(value);
  };
  if (tenantId !== null) narrow('i.tenant_id = ?::uuid', tenantId);
  if (state === 'unresolved') conditions.push(`i.state <> 'closed'`);
  else if (state) narrow('i.state = ?', state);
  if (kind) narrow('i.kind = ?', kind);
  if (severity) narrow('i.severity = ?', severity);
  return { conditions, values };
}
