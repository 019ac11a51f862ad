import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail } from '../../mail/mail.js';
import { deviceNameOf } from './device-name.js';

const TEN_SECONDS = 10_000;
const BATCH = 50;
const WHY = 'a device is known to its person in whatever tenant';

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly email: string;
  readonly givenName: string;
  readonly wantsMail: boolean;
  /** Whether the person had signed in with another before. */
  readonly hasOlder: boolean;
  /** Of the sign-in that it was seen at. */
  readonly tenantId: string | null;
}

/** Nobody looks at a device twice, for its row is locked and marked in one transaction. */
const UNNOTICED = `
  select d.id, d.user_id as "userId", d.user_agent as "userAgent", d.address, d.created_at as "createdAt", u.email,
    u.given_name as "givenName", u.new_device_mail as "wantsMail",
    exists (select 1 from devices o where o.user_id = d.user_id and (o.created_at, o.id) < (d.created_at, d.id))
      as "hasOlder",
    (select s.tenant_id from sessions s where s.device_id = d.id order by s.id limit 1) as "tenantId"
  from devices d join users u on u.id = d.user_id
  where d.noticed_at is null order by d.created_at limit ${BATCH} for update of d skip locked`;

/** Tells people of a sign-in with a browser or machine that is new to their account; never of their first one. */
@Injectable()
export class NewDeviceMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
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
      const rows = await this.em.execute<Row[]>(UNNOTICED);
      for (const row of rows) {
        if (row.hasOlder) await this.tell(row);
        await this.em.execute('update devices set noticed_at = ? where id = ?', [this.clock.now(), row.id]);
      }
      return rows.length;
    });
  }

  private async tell(row: Row): Promise<void> {
    const device = deviceNameOf(row.userAgent);
    if (row.wantsMail) {
      const at = new Date(row.createdAt).toISOString();
      const data = { name: row.givenName, at, device, address: row.address ?? 'an unknown address' };
      await this.mail.send({ to: row.email, template: 'new-device', data, tenantId: null });
    }
    await this.audit.record({
      tenantId: row.tenantId,
      actor: { type: 'user', id: row.userId },
      action: 'device.new',
      target: { type: 'device', id: row.id },
      outcome: 'success',
      address: row.address,
      detail: { device, mailed: row.wantsMail },
    });
  }
}
