import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Mail } from '../mail/mail.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { UsersRepository } from '../users/users.repository.js';

/** If the platform has more superadmins, only the longest-serving ones get the mail. */
const MOST_SUPERADMINS = 50;
const MOST_NAMED = 5;

/** Emails the operators about a failed proof. */
@Injectable()
export class IsolationAlarm {
  constructor(
    private readonly users: UsersRepository,
    private readonly mail: Mail,
    private readonly unit: UnitOfWork,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'CONTACT_EMAIL'>,
  ) {}

  /** Notifies every superadmin and CONTACT_EMAIL. */
  raise(failures: readonly string[]): Promise<void> {
    return this.unit.onPlatform('superadmins learn of a failed isolation proof', async () => {
      const { CONTACT_EMAIL } = this.settings;
      const superadmins = await this.users.superadmins(MOST_SUPERADMINS);
      const locales = new Map([
        ...(CONTACT_EMAIL ? [[CONTACT_EMAIL, null] as const] : []),
        ...superadmins.map(({ email, locale }) => [email, locale] as const),
      ]);
      const data = { count: failures.length, failures: failures.slice(0, MOST_NAMED) };
      await this.mail.sendAll(
        [...locales].map(([to, locale]) => ({
          to,
          template: 'isolation-failed' as const,
          data,
          tenantId: null,
          locale,
        })),
      );
    });
  }
}
