import type { FactorsDto, RecoveryCodes as RecoveryCodesDto, TotpSetup } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { SecurityChange } from '../../mail/templates/security-change.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { UsersRepository } from '../../users/users.repository.js';
import { deviceKeyOf } from '../devices/device-key.js';
import { DevicesRepository } from '../devices/devices.repository.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { type PersonStanding, PersonStandings } from '../person-standing.js';
import { SecurityNotices } from '../security-notices.js';
import { Sessions } from '../sessions.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { LastFactor } from './factor-refused.js';
import { OtherWaysIn } from './other-ways-in.js';
import { Passkeys } from './passkeys.js';
import { PasskeysRepository, type SetUpOn } from './passkeys.repository.js';
import { RecoveryCodes } from './recovery-codes.repository.js';
import { requiredFrom } from './second-step.js';

const WHY = 'a superadmin looks after people of any tenant';

/** The actor of a change of factors, the user, and the client. */
export interface FactorOwner {
  readonly userId: string;
  /** Whose audit log records it. */
  readonly tenantId: string | null;
  /** Absent while a sign-in requires a factor. */
  readonly sessionId?: string;
}

/** Second factors of users. Each change is recorded in the audit log and emailed to the user. */
@Injectable()
export class Factors {
  constructor(
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly keys: PasskeysRepository,
    private readonly passwords: CredentialsRepository,
    private readonly others: OtherWaysIn,
    private readonly codes: RecoveryCodes,
    private readonly devices: DevicesRepository,
    private readonly standings: PersonStandings,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list({ userId }: FactorOwner): Promise<FactorsDto> {
    const due = this.dueOf(await this.standings.find(userId));
    return this.unit.asPerson(userId, async () => {
      const app = await this.apps.find(userId);
      const passkeys = await this.keys.of(userId);
      return {
        hasPassword: await this.passwords.hasPassword(userId),
        totp: app && {
          createdAt: app.createdAt.toISOString(),
          lastUsedAt: app.lastUsedAt?.toISOString() ?? null,
          isSuspended: app.suspendedAt != null,
        },
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          host: this.passkeys.hostOf(passkey),
          isSynced: passkey.isSynced,
          createdAt: passkey.createdAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
          isSuspended: passkey.suspendedAt != null,
        })),
        recoveryCodesLeft: await this.codes.left(userId),
        requiredFrom: due && new Date(Math.max(due.getTime(), 0)).toISOString(),
      };
    });
  }

  /** @param replaces whether it may replace the existing app @throws TotpExists */
  setUpTotp({ userId }: FactorOwner, replaces = false): Promise<TotpSetup> {
    return this.unit.asPerson(userId, async () => {
      const { email } = await this.users.require(userId);
      return this.apps.setUp(userId, email, replaces);
    });
  }

  /** @throws NothingToConfirm @throws InvalidFactor @throws TotpExists */
  confirmTotp(
    owner: FactorOwner,
    code: string,
    client: ClientContext,
    replaces = false,
  ): Promise<RecoveryCodesDto> {
    return this.unit.asPerson(owner.userId, async () => {
      const deviceKey = await this.deviceKeyOf(owner, client);
      await this.apps.confirm(owner.userId, code, deviceKey, replaces);
      await this.note(owner, 'factor.added', 'totp', 'totp_added', client);
      return { recoveryCodes: await this.firstCodes(owner.userId, deviceKey) };
    });
  }

  /** @throws NotFoundError @throws LastFactor */
  removeTotp(owner: FactorOwner, client: ClientContext): Promise<void> {
    return this.removing(owner, async () => {
      if (!(await this.apps.remove(owner.userId))) throw new NotFoundError('authenticator app');
      await this.note(owner, 'factor.removed', 'totp', 'totp_removed', client);
    });
  }

  renewRecoveryCodes(owner: FactorOwner, client: ClientContext): Promise<RecoveryCodesDto> {
    return this.unit.asPerson(owner.userId, async () => {
      if (!(await this.hasAny(owner.userId))) {
        throw new LastFactor('Recovery codes replace a second factor. Set up a second factor first.');
      }
      const recoveryCodes = await this.codes.renew(owner.userId, await this.deviceKeyOf(owner, client));
      await this.note(owner, 'recovery_codes.renewed', 'recovery_codes', 'recovery_codes_renewed', client);
      return { recoveryCodes };
    });
  }

  /** @throws InvalidFactor @throws PasskeyKnown @throws TooManyPasskeys */
  async addPasskey(
    owner: FactorOwner,
    given: { challengeId: string; response: Record<string, unknown>; name: string },
    client: ClientContext,
  ): Promise<RecoveryCodesDto> {
    const deviceKey = await this.unit.asPerson(owner.userId, () => this.deviceKeyOf(owner, client));
    return this.passkeys.register(owner.userId, { ...given, deviceKey }, client, async () => {
      await this.note(owner, 'factor.added', 'passkey', 'passkey_added', client);
      return { recoveryCodes: await this.firstCodes(owner.userId, deviceKey) };
    });
  }

  renamePasskey({ userId }: FactorOwner, id: string, name: string): Promise<void> {
    return this.unit.asPerson(userId, async () => {
      if (!(await this.keys.rename(userId, id, name))) throw new NotFoundError('passkey');
    });
  }

  /** @throws NotFoundError @throws LastFactor */
  removePasskey(owner: FactorOwner, id: string, client: ClientContext): Promise<void> {
    return this.removing(owner, async () => {
      if (!(await this.keys.remove(owner.userId, id))) throw new NotFoundError('passkey');
      await this.note(owner, 'factor.removed', 'passkey', 'passkey_removed', client);
    });
  }

  /**
   * Removes all factors of a user who has lost them, and ends their sessions. The user signs in again with the password
   * or the identity provider, and sets up new factors.
   *
   * @param identifiedBy how `by` verified the identity of the user
   * @throws NotFoundError unknown user
   */
  reset(by: Caller, userId: string, identifiedBy: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      if (!(await this.users.exists(userId))) throw new NotFoundError('person');
      await this.apps.remove(userId);
      await this.keys.removeAll(userId);
      await this.codes.forget(userId);
      await this.sessions.endAllOf(userId, 'revoked');
      await this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: by.userId },
        action: 'factor.removed',
        target: { type: 'user', id: userId },
        outcome: 'success',
        address: client.address,
        detail: { factor: 'all', identifiedBy },
      });
      await this.notices.tell(userId, 'factors_reset', client);
    });
  }

  /**
   * Suspends what was set up on a device, in the user's own unit of work. Suspended factors authenticate nobody, and a
   * second factor remains required: otherwise a report would open the account to whoever reads its mailbox.
   *
   * @returns the number of factors; recovery codes count as one
   */
  async suspend(userId: string, setUp: SetUpOn): Promise<number> {
    const passkeys = await this.keys.suspend(userId, setUp);
    const apps = await this.apps.suspend(userId, setUp);
    const hadCodes = await this.codes.void(userId, setUp);
    return passkeys + apps + (hadCodes ? 1 : 0);
  }

  /** Of the session's own device: whoever has stolen a session may claim another one. */
  private async deviceKeyOf({ userId, sessionId }: FactorOwner, client: ClientContext): Promise<string> {
    const known = sessionId ? await this.devices.keyOf(userId, sessionId) : null;
    return known ?? deviceKeyOf(client);
  }

  /** Recovery codes are created with the first factor. Further factors do not change them. */
  private async firstCodes(userId: string, deviceKey: string): Promise<string[]> {
    return (await this.codes.left(userId)) > 0 ? [] : this.codes.renew(userId, deviceKey);
  }

  /** Removes a factor, unless it is the last required one or the user's only authentication method. */
  private async removing({ userId }: FactorOwner, remove: () => Promise<void>): Promise<void> {
    const isRequired = this.dueOf(await this.standings.find(userId)) !== null;
    await this.unit.asPerson(userId, async () => {
      await remove();
      if (await this.hasAny(userId)) return;
      if (isRequired) {
        throw new LastFactor(
          'Your organization requires a second factor. Add another one before you remove this one.',
        );
      }
      if (!(await this.passwords.hasPassword(userId)) && !(await this.others.has(userId))) {
        throw new LastFactor('This is your only authentication method. Set a password before you remove it.');
      }
      await this.codes.forget(userId);
    });
  }

  private async hasAny(userId: string): Promise<boolean> {
    return (await this.apps.usable(userId)) !== null || (await this.keys.has(userId));
  }

  /** The earliest date from which one of the user's tenants requires a second factor; null if none does. */
  private dueOf(standings: readonly PersonStanding[]): Date | null {
    const dates = standings.flatMap((standing) => {
      const isPlatforms = standing.isSuperadmin && this.settings.superadminsNeedSecondFactor;
      return requiredFrom(standing, isPlatforms) ?? [];
    });
    return dates.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  }

  private async note(
    { userId, tenantId }: FactorOwner,
    action: 'factor.added' | 'factor.removed' | 'recovery_codes.renewed',
    factor: string,
    change: SecurityChange,
    client: ClientContext,
  ): Promise<void> {
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action,
      target: { type: 'user', id: userId },
      outcome: 'success',
      address: client.address,
      detail: { factor },
    });
    await this.notices.tell(userId, change, client);
  }
}
