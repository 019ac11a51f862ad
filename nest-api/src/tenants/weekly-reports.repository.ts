import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface DueReport {
  readonly tenantId: string;
  /** The Monday after the week, as in 2026-11-30. */
  readonly monday: string;
  /** Whether it is sent: the week is new, and 07:00 on Monday is at most a day ago. */
  readonly isWanted: boolean;
}

/** The last Monday whose 07:00 has passed in the time zone of `t`. Parameter: the time. */
const MONDAY = `date_trunc('week', (?::timestamptz at time zone t.time_zone) - interval '7 hours')::date`;
const SEVEN = (day: string) => `((${day} + time '07:00') at time zone t.time_zone)`;

/** When the weekly report of each organization is due. In the platform's unit of work. */
@Injectable()
export class WeeklyReportsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Schedules organizations without a row for their next Monday, 07:00. */
  async schedule(now: Date): Promise<void> {
    await this.em.execute(
      `insert into weekly_reports (tenant_id, week, due_at)
       select t.id, m.monday, ${SEVEN('(m.monday + 7)')}
       from tenants t cross join lateral (select ${MONDAY} as monday) m
       where t.erased_at is null and not exists (select from weekly_reports w where w.tenant_id = t.id)
       on conflict do nothing`,
      [now],
    );
  }

  /** The longest due first. */
  due(now: Date, most: number): Promise<DueReport[]> {
    return this.em.execute<DueReport[]>(
      `select w.tenant_id as "tenantId", m.monday::text as monday,
         w.week < m.monday and ?::timestamptz < ${SEVEN('m.monday')} + interval '1 day'
           and t.status in ('active', 'pending', 'on-hold') as "isWanted"
       from weekly_reports w join tenants t on t.id = w.tenant_id
       cross join lateral (select ${MONDAY} as monday) m
       where w.due_at <= ? order by w.due_at limit ?`,
      [now, now, now, most],
    );
  }

  /**
   * Takes a due report, and schedules the next one.
   *
   * @returns false if another process took it
   */
  async take(tenantId: string, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update weekly_reports w set week = m.monday, due_at = ${SEVEN('(m.monday + 7)')}
       from tenants t cross join lateral (select ${MONDAY} as monday) m
       where t.id = w.tenant_id and w.tenant_id = ? and w.due_at <= ? returning 1`,
      [now, tenantId, now],
    );
    return rows.length > 0;
  }
}
