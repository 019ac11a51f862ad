import type { DeviceOfPerson } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { DevicesRepository, type SeenDevice } from '../auth/devices/devices.repository.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { deviceKindOf, deviceNameOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Users } from '../users/users.service.js';

/** Devices of users, for their admins. The names that users gave them are left out. */
@Injectable()
export class DevicesOfPeople {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /**
   * The devices that a member used for this tenant, the last used one first. @throws NotFoundError @throws
   * ForbiddenError
   */
  async inTenant(caller: Caller, tenantId: string, userId: string): Promise<DeviceOfPerson[]> {
    await this.users.requireBelow(caller, tenantId, userId);
    return this.unit.inTenant(tenantId, async () =>
      (await this.devices.ofMember(tenantId, userId, this.clock.now())).map(toDto),
    );
  }

  /** All devices of a user, on the platform. */
  everywhere(userId: string): Promise<DeviceOfPerson[]> {
    return this.unit.onPlatform('a superadmin looks after people of any tenant', async () =>
      (await this.devices.everywhere(userId, this.clock.now())).map(toDto),
    );
  }
}

function toDto(row: SeenDevice): DeviceOfPerson {
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
