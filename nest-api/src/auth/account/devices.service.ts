import type { DeviceDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { type ClientContext, networkOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { Statement } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Session } from '../session.entity.js';
import { deviceKeyOf } from './device-key.js';
import { deviceKindOf, deviceNameOf } from './device-name.js';

const MOST_DEVICES = 200;

interface DeviceRow {
  readonly id: string;
  readonly name: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly openSessions: number;
  readonly isCurrent: boolean;
}

/**
 * Notes that a browser or machine signed in, beside its new session. By its own cookie where it has one, else by what
 * it calls itself.
 */
export function noteDevice(userId: string, client: ClientContext, now: Date): Statement {
  return {
    name: 'note-device',
    text: `insert into devices as d (id, user_id, key_hash, user_agent, address, network, last_seen_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7)
      on conflict (user_id, key_hash) do update
      set user_agent = excluded.user_agent, address = excluded.address, network = excluded.network,
        last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)`,
    values: [
      uuidv7(),
      userId,
      deviceKeyOf(client),
      client.userAgent,
      client.address,
      networkOf(client.address),
      now,
    ],
  };
}

/** Notes the same for the tenant that was signed in to, whose admins see it. After `noteDevice`. */
export function noteMemberDevice(
  tenantId: string,
  userId: string,
  client: ClientContext,
  now: Date,
): Statement {
  return {
    name: 'note-member-device',
    text: `insert into member_devices as d (tenant_id, user_id, device_id, user_agent, address, last_seen_at, created_at)
      select $1, $2, id, $4, $5, $6, $6 from devices where user_id = $2 and key_hash = $3
      on conflict (tenant_id, user_id, device_id) do update
      set user_agent = excluded.user_agent, address = excluded.address,
        last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)`,
    values: [tenantId, userId, deviceKeyOf(client), client.userAgent, client.address, now],
  };
}

/** The browsers and machines of a person. */
@Injectable()
export class Devices {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The one seen last first. */
  list(caller: Caller): Promise<DeviceDto[]> {
    return this.unit.asPerson(caller.userId, async () => {
      const now = this.clock.now();
      const rows = await this.em.execute<DeviceRow[]>(
        `select d.id, d.name, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
           greatest(d.last_seen_at, max(s.last_seen_at)) as "lastSeenAt",
           count(s.id) filter (where s.ended_at is null and s.expires_at > ?
             and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?)::int as "openSessions",
           coalesce(bool_or(s.id = ?), false) as "isCurrent"
         from devices d left join sessions s on s.device_id = d.id
         where d.user_id = ? group by d.id order by 6 desc limit ${MOST_DEVICES}`,
        [now, now, caller.sessionId, caller.userId],
      );
      return rows.map(toDto);
    });
  }

  /** @throws NotFoundError */
  rename({ userId }: Caller, id: string, name: string): Promise<void> {
    return this.unit.asPerson(userId, () =>
      this.changeOne('update devices set name = ? where id = ? and user_id = ? returning 1', [
        name,
        id,
        userId,
      ]),
    );
  }

  /** Ends what is open on it. @throws NotFoundError */
  signOut(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      await this.changeOne('select 1 from devices where id = ? and user_id = ?', [id, caller.userId]);
      await this.endSessions(caller, id, client);
    });
  }

  /** Signs it out and knows nothing of it any more. @throws NotFoundError */
  forget(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      await this.changeOne('select 1 from devices where id = ? and user_id = ?', [id, caller.userId]);
      await this.endSessions(caller, id, client);
      await this.em.execute('delete from devices where id = ? and user_id = ?', [id, caller.userId]);
      await this.record(caller, 'device.forgotten', { type: 'device', id }, client);
    });
  }

  private async endSessions(caller: Caller, deviceId: string, client: ClientContext): Promise<void> {
    const open = await this.em.find(Session, { userId: caller.userId, deviceId, endedAt: null });
    for (const session of open) {
      session.end('signed_out', this.clock.now());
      await this.record(caller, 'session.ended', { type: 'session', id: session.id }, client);
    }
    await this.em.flush();
  }

  private async changeOne(sql: string, values: string[]): Promise<void> {
    const rows = await this.em.execute<unknown[]>(sql, values);
    if (rows.length === 0) throw new NotFoundError('device');
  }

  private record(
    caller: Caller,
    action: 'device.forgotten' | 'session.ended',
    target: { type: string; id: string },
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId: caller.tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target,
      outcome: 'success',
      address: client.address,
      ...(action === 'session.ended' && { detail: { reason: 'signed_out' } }),
    });
  }
}

function toDto(row: DeviceRow): DeviceDto {
  return {
    id: row.id,
    name: row.name ?? deviceNameOf(row.userAgent),
    kind: deviceKindOf(row.userAgent),
    isCurrent: row.isCurrent,
    address: row.address,
    firstSeenAt: new Date(row.firstSeenAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    openSessions: row.openSessions,
  };
}
