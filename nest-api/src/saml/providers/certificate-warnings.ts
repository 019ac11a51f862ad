import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { type User, UsersRepository } from '../../users/users.repository.js';
import { endingsOf } from './certificate-endings.js';
import { ServiceProviderRows } from './service-providers.repository.js';

const DAY = 86_400_000;
const MOST_SUPERADMINS = 50;
const WHY = 'the clock looks after the applications of all tenants';

/** Warns an application's admins about an expiring certificate: once for each step, across all replicas. */
@Injectable()
export class CertificateWarnings {
  constructor(
    private readonly rows: ServiceProviderRows,
    private readonly unit: UnitOfWork,
    private readonly admins: TenantAdmins,
    private readonly users: UsersRepository,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  async send(): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const { ids, isLast } = await this.dueAfter(after);
      for (const id of ids) await this.unit.onPlatform(WHY, () => this.warn(id));
      if (isLast) return;
      after = ids.at(-1) ?? null;
    }
  }

  /** Active applications with a certificate that expires soon. */
  private dueAfter(after: string | null) {
    const now = this.clock.now();
    const latest = new Date(now.getTime() + Math.max(...CERTIFICATE_WARNING_DAYS) * DAY);
    return this.unit.onPlatform(WHY, () => this.rows.withEndingCertificates(after, now, latest));
  }

  private async warn(id: string): Promise<void> {
    const provider = await this.rows.find(id);
    if (!provider) return;
    for (const { uses, fingerprint, step, daysLeft } of endingsOf(provider.certificates, this.clock.now())) {
      if (!(await this.rows.isFirstWarning(id, fingerprint, step))) continue;
      const base = provider.tenantId ? '/admin/saml-providers' : '/superadmin/saml-providers';
      const data = {
        application: provider.name,
        uses,
        days: daysLeft,
        readsMetadata: Boolean(provider.metadataUrl),
        path: `${base}/${id}?tab=certificates`,
      };
      const tenantId = provider.tenantId ?? null;
      for (const { email: to, locale } of await this.ownersOf(tenantId)) {
        await this.mail.send({ template: 'saml-certificate-expires', to, tenantId, data, locale });
      }
    }
  }

  /** A tenant's admins, or the superadmins for applications of the platform. */
  private ownersOf(tenantId: string | null): Promise<User[]> {
    return tenantId ? this.admins.of(tenantId) : this.users.superadmins(MOST_SUPERADMINS);
  }
}
