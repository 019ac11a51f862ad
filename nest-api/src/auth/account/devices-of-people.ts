import type { DeviceOfPerson } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Users } from '../../users/users.service.js';
import { deviceKindOf, deviceNameOf } from './device-name.js';

const MOST_DEVICES = 200;
const OPEN =
  's.ended_at is null and s.expires_at > ? and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?';

interface Row {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  readonly openSessions: number;
}

/** The browsers and machines of somebody, for those who look after them. What their owner calls them is not told. */
@Injectable()
export class DevicesOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Those that a member signed in to this tenant with; the one seen last first. @throws NotFoundError @throws ForbiddenError */
  async inTenant(caller: Caller, tenantId: string, userId: string): Promise<DeviceOfPerson[]> {
    await this.users.requireBelow(caller, tenantId, userId);
    const now = this.clock.now();
    return this.unit.inTenant(tenantId, async () => {
      const rows = await this.em.execute<Row[]>(
        `select d.device_id as id, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
           d.last_seen_at as "lastSeenAt",
           (select count(*)::int from sessions s where s.tenant_id = d.tenant_id and s.user_id = d.user_id
             and s.device_id = d.device_id and ${OPEN}) as "openSessions"
         from member_devices d where d.tenant_id = ? and d.user_id = ?
         order by d.last_seen_at desc limit ${MOST_DEVICES}`,
        [now, now, tenantId, userId],
      );
      return rows.map(toDto);
    });
  }

  /** All of them, on the platform. */
  everywhere(userId: string): Promise<DeviceOfPerson[]> {
    const now = this.clock.now();
    return this.unit.onPlatform('a superadmin looks after people of any tenant', async () => {
      const rows = await this.em.execute<Row[]>(
        `select d.id, d.user_agent as "userAgent", d.address, d.created_at as "firstSeenAt",
           d.last_seen_at as "lastSeenAt",
           (select count(*)::int from sessions s where s.device_id = d.id and ${OPEN}) as "openSessions"
         from devices d where d.user_id = ? order by d.last_seen_at desc limit ${MOST_DEVICES}`,
        [now, now, userId],
      );
      return rows.map(toDto);
    });
  }
}

function toDto(row: Row): DeviceOfPerson {
  return {
    id: row.id,
    name: deviceNameOf(row.userAgent),
    kind: deviceKindOf(row.userAgent),
    address: row.address,
    firstSeenAt: new Date(row.firstSeenAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    openSessions: row.openSessions,
  };
}
