import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IS_OPEN } from '../sessions.sql.js';

export interface SeenDevice {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly openSessions: number;
}

export interface OwnDevice extends SeenDevice {
  /** The owner's name for it. */
  readonly name: string | null;
  readonly isCurrent: boolean;
}

export interface NewDevice {
  readonly id: string;
  readonly userId: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  /** Whether the user had already signed in with another device. */
  readonly hasOlder: boolean;
  /** Of its first sign-in. */
  readonly tenantId: string | null;
  readonly sessionId: string | null;
}

const MOST_DEVICES = 200;

/** Devices that users signed in with. Joins the caller's unit of work. */
@Injectable()
export class DevicesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Devices of one user, the most recent first. @param sessionId of the current session */
  own(userId: string, sessionId: string, now: Date): Promise<OwnDevice[]> {
    return this.em.execute<OwnDevice[]>(
      `select d.id, d.name, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
         greatest(d.last_seen_at, max(s.last_seen_at)) as "lastSeenAt",
         count(s.id) filter (where ${IS_OPEN})::int as "openSessions",
         coalesce(bool_or(s.id = ?), false) as "isCurrent"
       from devices d left join sessions s on s.device_id = d.id
       where d.user_id = ? group by d.id order by 6 desc limit ${MOST_DEVICES}`,
      [now, now, sessionId, userId],
    );
  }

  /** Devices that a member used for this tenant, the most recent first. */
  ofMember(tenantId: string, userId: string, now: Date): Promise<SeenDevice[]> {
    return this.em.execute<SeenDevice[]>(
      `select d.device_id as id, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
         d.last_seen_at as "lastSeenAt",
         (select count(*)::int from sessions s where s.tenant_id = d.tenant_id and s.user_id = d.user_id
           and s.device_id = d.device_id and ${IS_OPEN}) as "openSessions"
       from member_devices d where d.tenant_id = ? and d.user_id = ?
       order by d.last_seen_at desc limit ${MOST_DEVICES}`,
      [now, now, tenantId, userId],
    );
  }

  /** Devices of one user in all tenants, the most recent first. */
  everywhere(userId: string, now: Date): Promise<SeenDevice[]> {
    return this.em.execute<SeenDevice[]>(
      `select d.id, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
         d.last_seen_at as "lastSeenAt",
         (select count(*)::int from sessions s where s.device_id = d.id and ${IS_OPEN}) as "openSessions"
       from devices d where d.user_id = ? order by d.last_seen_at desc limit ${MOST_DEVICES}`,
      [now, now, userId],
    );
  }

  /** Null unless the user has it. */
  async find(userId: string, id: string): Promise<{ key: string; userAgent: string | null } | null> {
    const [row] = await this.em.execute<{ key: string; userAgent: string | null }[]>(
      'select key_hash as key, user_agent as "userAgent" from devices where id = ? and user_id = ?',
      [id, userId],
    );
    return row ?? null;
  }

  /** The key of the device that the session began on; null if it is not known. */
  async keyOf(userId: string, sessionId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ key: string }[]>(
      `select d.key_hash as key from sessions s join devices d on d.id = s.device_id
       where s.id = ? and s.user_id = ?`,
      [sessionId, userId],
    );
    return row?.key ?? null;
  }

  async isOf(userId: string, id: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from devices where id = ? and user_id = ?', [
      id,
      userId,
    ]);
    return rows.length > 0;
  }

  /** @returns whether the user has it */
  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const sql = 'update devices set name = ? where id = ? and user_id = ? returning 1';
    return (await this.em.execute<unknown[]>(sql, [name, id, userId])).length > 0;
  }

  async forget(userId: string, id: string): Promise<void> {
    await this.em.execute('delete from devices where id = ? and user_id = ?', [id, userId]);
  }

  /** Devices without a notification, locked until the transaction ends, so that each is processed once. */
  takeUnnoticed(most: number): Promise<NewDevice[]> {
    return this.em.execute<NewDevice[]>(
      `select d.id, d.user_id as "userId", d.user_agent as "userAgent", d.address, d.created_at as "createdAt",
         exists (select 1 from devices o where o.user_id = d.user_id and (o.created_at, o.id) < (d.created_at, d.id))
           as "hasOlder", s.tenant_id as "tenantId", s.id as "sessionId"
       from devices d left join lateral (
         select f.id, f.tenant_id from sessions f where f.device_id = d.id order by f.id limit 1) s on true
       where d.noticed_at is null order by d.created_at limit ? for update of d skip locked`,
      [most],
    );
  }

  async markNoticed(ids: readonly string[], now: Date): Promise<void> {
    await this.em.execute('update devices set noticed_at = ? where id = any(?::uuid[])', [
      now,
      `{${ids.join(',')}}`,
    ]);
  }
}
