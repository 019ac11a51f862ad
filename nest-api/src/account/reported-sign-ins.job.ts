import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Passwords } from '../auth/passwords/passwords.service.js';
import { deviceOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { Mail } from '../mail/mail.js';
import { Origins } from '../network-origin/origins.js';
import { TenantAdmins } from '../users/tenant-admins.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { type ReportedSignIn, SignInNoticesRepository } from './sign-in-notices.repository.js';

const TWO_SECONDS = 2_000;
const BATCH = 20;
const MOST_SUPERADMINS = 50;
const WHY = 'a reported sign-in belongs to a user of any tenant';

/** Starts the recovery of accounts whose users reported a sign-in. */
@Injectable()
export class ReportedSignIns implements OnModuleInit {
  constructor(
    private readonly notices: SignInNoticesRepository,
    private readonly users: UsersRepository,
    private readonly admins: TenantAdmins,
    private readonly passwords: Passwords,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly origins: Origins,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'reported-sign-ins',
      everyMs: TWO_SECONDS,
      run: async (_client, stopping) => {
        while ((await this.handleBatch()) === BATCH && !stopping.aborted);
      },
    });
  }

  private handleBatch(): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const found = await this.notices.reported(BATCH);
      if (found.length === 0) return 0;
      const users = await this.users.all(found.map(({ userId }) => userId));
      for (const signIn of found) {
        const user = users.get(signIn.userId);
        if (user) await this.recover(signIn, user);
      }
      await this.notices.remove(found.map(({ id }) => id));
      return found.length;
    });
  }

  /** Suspended factors may be all that the user has, so the administrators hear of them too. */
  private async recover(signIn: ReportedSignIn, user: User): Promise<void> {
    const hasPassword = signIn.recovery === 'password_reset';
    if (hasPassword) await this.passwords.withdraw(user, signIn);
    if (!hasPassword || signIn.suspended > 0) await this.tellAdmins(signIn, user);
  }

  /** The user's own address gets no copy: they know, and their mailbox may be what the stranger reads. */
  private async tellAdmins(signIn: ReportedSignIn, user: User): Promise<void> {
    const { tenantId, userId } = signIn;
    const receivers =
      tenantId === null ? await this.users.superadmins(MOST_SUPERADMINS) : await this.admins.of(tenantId);
    await this.mail.sendAll(
      receivers
        .filter(({ id }) => id !== userId)
        .map(({ email, locale }) => ({
          to: email,
          locale,
          template: 'sign-in-reported' as const,
          tenantId,
          data: {
            email: user.email,
            at: new Date(signIn.signedInAt).toISOString(),
            device: deviceOf(signIn.userAgent),
            address: signIn.address,
            country: this.origins.of(signIn.address).country,
            hasPassword: signIn.recovery === 'password_reset',
            suspended: signIn.suspended,
            path: `${tenantId === null ? '/superadmin' : '/admin'}/users/${userId}`,
          },
        })),
    );
  }
}
