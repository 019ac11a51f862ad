import { LIMITS } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { DevicesRepository, type NewDevice } from '../auth/devices/devices.repository.js';
import { MailLinks } from '../auth/mail-links.js';
import { SessionsRepository } from '../auth/sessions.repository.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { deviceNameOf, deviceOf } from '../common/device-name.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { Mail } from '../mail/mail.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { type NoticedSignIn, SignInNoticesRepository } from './sign-in-notices.repository.js';

const TEN_SECONDS = 10_000;
const BATCH = 50;
const WHY = 'a device is known to its person in whatever tenant';
const LINK_SECONDS = LIMITS.reportSignInDays * 86_400;

/**
 * Asks users by email whether a sign-in was theirs: one with a device that is new to their account, except for their first
 * one, and one of high risk. A sign-in that is both gets one email.
 */
@Injectable()
export class SignInMails implements OnModuleInit {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly sessions: SessionsRepository,
    private readonly notices: SignInNoticesRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly links: MailLinks,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'new-device-mails',
      everyMs: TEN_SECONDS,
      run: async (_client, stopping) => {
        while ((await this.handleDevices()) === BATCH && !stopping.aborted);
        while ((await this.handleRisky()) === BATCH && !stopping.aborted);
      },
    });
  }

  private handleDevices(): Promise<number> {
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

  private handleRisky(): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const found = await this.sessions.takeRisky(BATCH);
      if (found.length === 0) return 0;
      const owners = await this.users.all(found.map(({ userId }) => userId));
      for (const { id: sessionId, authenticatedAt: signedInAt, ...session } of found) {
        const owner = owners.get(session.userId);
        if (owner) await this.ask(owner, 'risky-sign-in', { ...session, sessionId, signedInAt });
      }
      await this.sessions.markRiskNoticed(
        found.map(({ id }) => id),
        this.clock.now(),
      );
      return found.length;
    });
  }

  private async tell(row: NewDevice, owner: User): Promise<void> {
    const { id: deviceId, createdAt: signedInAt, sessionId } = row;
    if (owner.newDeviceMail) {
      await this.ask(owner, 'new-device', { ...row, deviceId, signedInAt });
      if (sessionId) await this.sessions.markRiskNoticed([sessionId], this.clock.now());
    }
    await this.audit.record({
      tenantId: row.tenantId,
      actor: { type: 'user', id: row.userId },
      action: 'device.new',
      target: { type: 'device', id: row.id },
      outcome: 'success',
      address: row.address,
      detail: {
        device: deviceNameOf(row.userAgent),
        mailed: owner.newDeviceMail,
        signedInAt: new Date(signedInAt).toISOString(),
      },
    });
  }

  private async ask(
    owner: User,
    template: 'new-device' | 'risky-sign-in',
    signIn: NoticedSignIn,
  ): Promise<void> {
    const now = this.clock.now();
    const id = await this.notices.add(signIn, { now, expiresAt: plusSeconds(now, LINK_SECONDS) });
    await this.mail.send({
      to: owner.email,
      template,
      data: {
        name: owner.givenName,
        at: new Date(signIn.signedInAt).toISOString(),
        device: deviceOf(signIn.userAgent),
        address: signIn.address,
        link: this.links.make('sign-in-report', `${id}:${owner.id}`, LINK_SECONDS),
      },
      tenantId: null,
      locale: owner.locale,
    });
  }
}
