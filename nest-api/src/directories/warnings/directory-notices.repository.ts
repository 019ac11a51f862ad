import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const MOST = 500;

interface OfDirectory {
  /** Of the directory, which is that of its connection. */
  readonly id: string;
  readonly tenantId: string;
}

export interface PausedDirectory extends OfDirectory {
  readonly reason: 'share' | 'last_admin' | 'undone';
  /** ISO 8601. */
  readonly at: string;
  readonly waiting: number;
}

export interface EndingToken extends OfDirectory {
  readonly endsAt: Date;
  /** The smallest step in days that was told of this expiry. */
  readonly warned: number | null;
}

export interface RejectedDirectory extends OfDirectory {
  readonly since: Date;
  readonly count: number;
  /** Whether nobody was told yet. */
  readonly isNew: boolean;
}

export interface SilentDirectory extends OfDirectory {
  /** Its last request. */
  readonly since: Date;
  /** Whether nobody was told yet. */
  readonly isNew: boolean;
}

/** What there is to tell about directories, and what was told. In the platform's unit of work. */
@Injectable()
export class DirectoryNotices {
  constructor(private readonly em: EntityManager) {}

  /** Directories that paused since their admins were told last. */
  async paused(): Promise<PausedDirectory[]> {
    return this.em.execute(
      `select d.id, d.tenant_id as "tenantId", d.paused_because ->> 'reason' as reason,
         d.paused_because ->> 'at' as at,
         (select count(*)::int from directory_users u where u.directory_id = d.id and u.waits is not null) as waiting
       from directories d left join directory_notices n on n.id = d.id
       where d.state <> 'active' and d.state = 'paused'
         and n.paused_at is distinct from (d.paused_because ->> 'at')::timestamptz
       limit ${MOST}`,
    );
  }

  async notePause({ id, tenantId, at }: PausedDirectory): Promise<void> {
    await this.em.execute(
      `insert into directory_notices (id, tenant_id, paused_at) values (?, ?, ?)
       on conflict (id) do update set paused_at = excluded.paused_at`,
      [id, tenantId, at],
    );
  }

  /** Directories whose last token expires before a moment. One that never expires, or expires later, replaces others. */
  async endingTokens(before: Date): Promise<EndingToken[]> {
    const rows = await this.em.execute<(OfDirectory & { endsAt: string | Date; warned: number | null })[]>(
      `select t.directory_id as id, t.tenant_id as "tenantId", t.expires_at as "endsAt",
         case when n.token_ends_at = t.expires_at then n.token_warned end as warned
       from directory_tokens t left join directory_notices n on n.id = t.directory_id
       where t.expires_at < ? and (n.token_ends_at is distinct from t.expires_at or n.token_warned > 0)
         and not exists (select from directory_tokens o where o.directory_id = t.directory_id and o.id <> t.id
           and (o.expires_at is null or o.expires_at > t.expires_at))
       limit ${MOST}`,
      [before],
    );
    return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt) }));
  }

  async noteToken({ id, tenantId, endsAt }: EndingToken, step: number): Promise<void> {
    await this.em.execute(
      `insert into directory_notices (id, tenant_id, token_ends_at, token_warned) values (?, ?, ?, ?)
       on conflict (id) do update set token_ends_at = excluded.token_ends_at, token_warned = excluded.token_warned`,
      [id, tenantId, endsAt, step],
    );
  }

  /**
   * Directories with so many rejected requests since a moment. What fell below is forgotten.
   *
   * @param least number of requests
   */
  async rejected(after: Date, least: number): Promise<RejectedDirectory[]> {
    const rows = await this.em.execute<
      (OfDirectory & { since: string | Date; count: number; isNew: boolean })[]
    >(
      `with found as (
         select directory_id as id, tenant_id, min(at) as since, count(*)::int as rejected
         from directory_requests
         where at > ? and status >= 400 and status not in (404, 412, 429)
         group by directory_id, tenant_id having count(*) >= ?
       ), over as (
         update directory_notices set rejected_since = null, rejected = 0
         where rejected_since is not null and id not in (select id from found)
       )
       select f.id, f.tenant_id as "tenantId", f.since, f.rejected as count, n.rejected_since is null as "isNew"
       from found f left join directory_notices n on n.id = f.id limit ${MOST}`,
      [after, least],
    );
    return rows.map((row) => ({ ...row, since: new Date(row.since) }));
  }

  /**
   * Directories that push, and have sent no request for three days, and for ten times as long as usual. Usual is the mean time
   * between hours with requests; three days as long as there are fewer than three. One that sends again is forgotten.
   */
  async silent(now: Date): Promise<SilentDirectory[]> {
    const rows = await this.em.execute<(OfDirectory & { since: string | Date; isNew: boolean })[]>(
      `with last as (
         select d.id, d.tenant_id, l.at from directories d
           cross join lateral (
             select r.at from directory_requests r where r.directory_id = d.id order by r.id desc limit 1) l
         where d.source = 'scim' and d.state <> 'preview' and l.at < ?::timestamptz - interval '3 days'
       ), found as (
         select l.id, l.tenant_id, l.at as since from last l
           cross join lateral (
             select count(distinct date_trunc('hour', r.at)) as hours, max(r.at) - min(r.at) as span
             from directory_requests r where r.directory_id = l.id) u
         where l.at < ?::timestamptz - greatest(interval '3 days',
           10 * case when u.hours < 3 then interval '3 days' else u.span / (u.hours - 1) end)
       ), over as (
         update directory_notices set silent_since = null
         where silent_since is not null and id not in (select id from found)
       )
       select f.id, f.tenant_id as "tenantId", f.since, n.silent_since is null as "isNew"
       from found f left join directory_notices n on n.id = f.id limit ${MOST}`,
      [now, now],
    );
    return rows.map((row) => ({ ...row, since: new Date(row.since) }));
  }

  async noteSilent({ id, tenantId, since }: SilentDirectory): Promise<void> {
    await this.em.execute(
      `insert into directory_notices (id, tenant_id, silent_since) values (?, ?, ?)
       on conflict (id) do update set silent_since = excluded.silent_since`,
      [id, tenantId, since],
    );
  }

  async noteRejected({ id, tenantId, since, count }: RejectedDirectory): Promise<void> {
    await this.em.execute(
      `insert into directory_notices (id, tenant_id, rejected_since, rejected) values (?, ?, ?, ?)
       on conflict (id) do update
       set rejected_since = coalesce(directory_notices.rejected_since, excluded.rejected_since),
         rejected = excluded.rejected`,
      [id, tenantId, since, count],
    );
  }
}
