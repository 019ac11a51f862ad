import { FACTORS, LIMITS, type SignInRecovery, type SignInReport } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { tenantOfTrail } from '../audit/platform-trail.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { DevicesRepository } from '../auth/devices/devices.repository.js';
import { Factors } from '../auth/factors/factors.service.js';
import { LinkExpired, MailLinks } from '../auth/mail-links.js';
import { CredentialsRepository } from '../auth/passwords/credentials.repository.js';
import { limitOf, networkLimit } from '../auth/rate-limits.js';
import { SessionsRepository } from '../auth/sessions.repository.js';
import { SignIn } from '../auth/sign-in.js';
import { SignInRefused } from '../auth/sign-in-refused.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OwnSignIns } from './own-sign-ins.service.js';
import { type ReportedSignIn, SignInNoticesRepository } from './sign-in-notices.repository.js';

/**
 * Reports of users that a sign-in was not theirs. What the stranger has ends at once: the sessions of the device, their
 * authorizations, the factors that were set up on it since, and the device, so that it counts as new again. A job starts
 * the recovery.
 */
@Injectable()
export class SignInReports {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: SignInNoticesRepository,
    private readonly signIns: OwnSignIns,
    private readonly sessions: SessionsRepository,
    private readonly devices: DevicesRepository,
    private readonly factors: Factors,
    private readonly credentials: CredentialsRepository,
    private readonly signIn: SignIn,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly links: MailLinks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * By the link of an email. The link proves access to the mailbox, so no session is needed.
   *
   * @throws LinkExpired the link is used, expired or forged
   * @throws TooManyRequests too many such links came from the network
   */
  byLink(token: string, client: ClientContext): Promise<SignInReport> {
    return this.limits.countFailures(
      [networkLimit('sign-in-report:network', client)],
      (error) => error instanceof LinkExpired,
      () => this.open(token, client),
    );
  }

  /**
   * By a signed-in user, for one of their sign-ins. The session of the request stays, and so does its device.
   *
   * @throws NotFoundError it is another user's or the caller's own session, its password was wrong, or it is too old
   * @throws TooManyRequests
   */
  async bySignIn(caller: Caller, id: string, client: ClientContext): Promise<SignInReport> {
    await this.limits.take([limitOf('sign-in-report:user', caller.userId)]);
    const { userId } = caller;
    const recovery = await this.recoveryOf(userId);
    const suspendedFactors = await this.unit.asPerson(userId, async () => {
      const signIn = await this.signIns.findReportable(caller, id);
      if (!signIn) throw new NotFoundError('sign-in');
      const now = this.clock.now();
      const device = signIn.deviceId ? await this.devices.find(userId, signIn.deviceId) : null;
      const notice = await this.notices.add(
        {
          userId,
          // Null also for an organization that the user left.
          tenantId: signIn.tenantName === null ? null : tenantOfTrail(signIn.tenantId),
          sessionId: signIn.sessionId,
          deviceId: signIn.deviceId,
          address: signIn.ip,
          userAgent: device?.userAgent ?? null,
          signedInAt: new Date(signIn.at),
        },
        { now, expiresAt: plusSeconds(now, LIMITS.reportSignInDays * 86_400) },
      );
      const reported = await this.notices.report(notice, recovery, now);
      return reported ? this.end(reported, client, caller.sessionId) : 0;
    });
    return { recovery, suspendedFactors };
  }

  private async open(token: string, client: ClientContext): Promise<SignInReport> {
    // Its links are on the platform's host.
    if (client.site) throw new LinkExpired();
    const [id = '', userId = ''] = this.links.open('sign-in-report', token).split(':');
    return this.report({ id, userId }, client);
  }

  /** @throws LinkExpired */
  private async report(
    { id, userId }: { readonly id: string; readonly userId: string },
    client: ClientContext,
  ): Promise<SignInReport> {
    const recovery = await this.recoveryOf(userId);
    const suspendedFactors = await this.unit.asPerson(userId, async () => {
      const signIn = await this.notices.report(id, recovery, this.clock.now());
      if (!signIn) throw new LinkExpired();
      return this.end(signIn, client);
    });
    return { recovery, suspendedFactors };
  }

  /** @param keep the session that continues, with its device  @returns the number of suspended factors */
  private async end(signIn: ReportedSignIn, client: ClientContext, keep?: string): Promise<number> {
    const { userId, deviceId, sessionId } = signIn;
    const onDevice = deviceId ? await this.sessions.notEndedOn(deviceId, userId) : [];
    // Null also if the device was forgotten meanwhile, which keeps no session.
    const alone = sessionId ? await this.sessions.notEnded(sessionId, userId) : null;
    const ended = [...new Set([...onDevice, ...(alone ? [alone] : [])])].filter(({ id }) => id !== keep);
    for (const session of ended) session.end('revoked', this.clock.now());
    await this.em.flush();
    const isKept = onDevice.some(({ id }) => id === keep);
    const suspended = deviceId && !isKept ? await this.suspend(signIn, deviceId) : 0;
    if (deviceId && !isKept) await this.devices.forget(userId, deviceId);
    await this.record(signIn, { sessions: ended.length, suspended }, client);
    return suspended;
  }

  /** What was set up on the device since the sign-in, or in its last step. */
  private async suspend({ id, userId, signedInAt }: ReportedSignIn, deviceId: string): Promise<number> {
    const device = await this.devices.find(userId, deviceId);
    if (!device) return 0;
    const since = plusSeconds(new Date(signedInAt), -FACTORS.ticketSeconds);
    const suspended = await this.factors.suspend(userId, {
      deviceKey: device.key,
      since,
      now: this.clock.now(),
    });
    if (suspended > 0) await this.notices.noteSuspended(id, suspended);
    return suspended;
  }

  /** A new password helps only a user who may sign in with one. */
  private async recoveryOf(userId: string): Promise<SignInRecovery> {
    const hasPassword = await this.unit.asPerson(userId, () => this.credentials.hasPassword(userId));
    if (!hasPassword) return 'administrators';
    try {
      await this.signIn.check({ userId, amr: ['pwd', 'email'], method: 'password_reset' });
      return 'password_reset';
    } catch (error) {
      if (error instanceof SignInRefused) return 'administrators';
      throw error;
    }
  }

  private record(
    signIn: ReportedSignIn,
    { sessions, suspended }: { readonly sessions: number; readonly suspended: number },
    client: ClientContext,
  ): Promise<void> {
    const { userId, tenantId, sessionId, deviceId, recovery } = signIn;
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action: 'sign_in.reported',
      target: { type: 'session', id: sessionId },
      outcome: 'success',
      address: client.address,
      detail: { sessions, device: deviceId, recovery, ...(suspended > 0 && { suspendedFactors: suspended }) },
    });
  }
}
