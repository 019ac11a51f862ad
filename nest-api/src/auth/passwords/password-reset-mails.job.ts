import { LIMITS } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail } from '../../mail/mail.js';
import { MailBrands } from '../../mail/mail-brands.js';
import { UsersRepository } from '../../users/users.repository.js';
import { MailLinks } from '../mail-links.js';
import { PersonStandings } from '../person-standing.js';
import { SignIn } from '../sign-in.js';
import { SignInRefused } from '../sign-in-refused.js';
import { type PasswordReset, PasswordResetsRepository } from './password-resets.repository.js';

const TWO_SECONDS = 2_000;
const BATCH = 20;
const WHY = 'nobody knows the tenant of an address before it is looked up';

/** Finds the users of requested password resets and sends the emails. */
@Injectable()
export class PasswordResetMails implements OnModuleInit {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly links: MailLinks,
    private readonly mail: Mail,
    private readonly brands: MailBrands,
    private readonly standings: PersonStandings,
    private readonly signIn: SignIn,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'password-reset-mails',
      everyMs: TWO_SECONDS,
      run: async (_client, stopping) => {
        while ((await this.handleBatch()) === BATCH && !stopping.aborted);
      },
    });
  }

  private async handleBatch(): Promise<number> {
    const waiting = await this.unit.onPlatform(WHY, () => this.resets.waiting(BATCH));
    for (const reset of waiting) await this.handle(reset);
    return waiting.length;
  }

  /** An unknown address gets no email: it may be mistyped and belong to a stranger. */
  private async handle({ id, emailKey: key, address, host }: PasswordReset): Promise<void> {
    const user = await this.unit.onPlatform(WHY, () => this.users.byEmailKey(key));
    const refusal = user ? await this.refusalOf(user.id) : null;
    const only = user && host ? await this.onlyTenantOf(user.id) : null;
    await this.unit.onPlatform(WHY, async () => {
      if (!user || refusal) await this.resets.take(id);
      if (!user) return;
      const data = { name: user.givenName };
      if (refusal) {
        const { code, tenantStatus } = refusal;
        await this.mail.send({
          to: user.email,
          template: 'password-reset-refused',
          data: { ...data, code, tenantStatus },
          tenantId: null,
          locale: user.locale,
        });
      } else {
        const tenantId = only && (await this.isHostOf(only, host)) ? only : null;
        await this.resets.handled(id, user.id, tenantId && (host as string), this.clock.now());
        const link = this.links.make('password-reset', id, LIMITS.passwordResetMinutes * 60);
        await this.mail.send({
          to: user.email,
          template: 'password-reset',
          data: { ...data, link },
          tenantId,
          locale: user.locale,
        });
      }
      await this.audit.record({
        tenantId: null,
        actor: { type: 'anonymous', id: null },
        action: 'password.reset_requested',
        target: { type: 'user', id: user.id },
        outcome: refusal ? 'failure' : 'success',
        address: address ?? null,
        detail: refusal ? { reason: refusal.code } : {},
      });
    });
  }

  /**
   * The organization of a user who has no other. A password is valid for all organizations of its user. If the link
   * could be on the domain of one of them, the owner of its DNS could sign in to the others.
   */
  private async onlyTenantOf(userId: string): Promise<string | null> {
    const [standing, ...others] = await this.standings.find(userId);
    return !standing || standing.isSuperadmin || others.length > 0 ? null : standing.tenantId;
  }

  /** Whether mail of the organization leads to this host now. */
  private async isHostOf(tenantId: string, host: string | null | undefined): Promise<boolean> {
    const brand = (await this.brands.of([tenantId])).get(tenantId);
    return !!brand?.host && brand.host === host;
  }

  /** Uses the sign-in rules: if passwords are not allowed, a new one has no use. */
  private async refusalOf(userId: string): Promise<SignInRefused | null> {
    try {
      await this.signIn.check({ userId, amr: ['pwd', 'email'], method: 'password_reset' });
      return null;
    } catch (error) {
      if (error instanceof SignInRefused) return error;
      throw error;
    }
  }
}
