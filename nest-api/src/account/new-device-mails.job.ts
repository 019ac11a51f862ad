import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { DevicesRepository, type NewDevice } from '../auth/devices/devices.repository.js';
import { Clock } from '../common/clock.js';
import { deviceNameOf, deviceOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { Mail } from '../mail/mail.js';

import { type User, UsersRepository } from '../users/users.repository.js';

const TEN_SECONDS = 10_000;
const BATCH = 50;
const WHY = 'a device is known to its person in whatever tenant';

/** Emails users about a sign-in with a device that is new to their account, except for their first one. */
@Injectable()
export class NewDeviceMails implements OnModuleInit {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'new-device-mails',
      everyMs: TEN_SECONDS,
      run: async (_client, stopping) => {
        while ((await this.handleBatch()) === BATCH && !stopping.aborted);
      },
    });
  }

  private handleBatch(): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const found = await this.devices.takeUnnoticed(BATCH);
      if (found.length === 0) return 0;
      const owners = await this.users.all(found.map(({ userId }) => userId));
      for (const device of found) {
        const owner = owners.get(device.userId);
        if (device.hasOlder && owner) await this.tell(device, owner);
      }
      await this.devices.markNoticed(
        found.map(({ id }) => id),
        this.clock.now(),
      );
      return found.length;
    });
  }

  private async tell(row: NewDevice, owner: User): Promise<void> {
    if (owner.newDeviceMail) {
      await this.mail.send({
        to: owner.email,
        template: 'new-device',
        data: {
          name: owner.givenName,
          at: new Date(row.createdAt).toISOString(),
          device: deviceOf(row.userAgent),
          address: row.address,
        },
        tenantId: null,
        locale: owner.locale,
      });
    }
    await this.audit.record({
      tenantId: row.tenantId,
      actor: { type: 'user', id: row.userId },
      action: 'device.new',
      target: { type: 'device', id: row.id },
      outcome: 'success',
      address: row.address,
      detail: { device: deviceNameOf(row.userAgent), mailed: owner.newDeviceMail },
    });
  }
}
