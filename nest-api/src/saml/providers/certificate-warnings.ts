import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { endingsOf } from './certificate-endings.js';
import { SamlServiceProvider } from './saml-service-provider.entity.js';

const DAY = 86_400_000;
const BATCH = 200;
const MOST_SUPERADMINS = 50;
const WHY = 'the clock looks after the applications of all tenants';

/** Tells whoever looks after an application that a certificate of it ends; each step once, whatever replica is at it. */
@Injectable()
export class CertificateWarnings {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly admins: TenantAdmins,
    private readonly users: UsersRepository,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  async send(): Promise<void> {
    let after: string | null = null;
    do {
      const ids: string[] = await this.dueAfter(after);
      for (const id of ids) await this.unit.onPlatform(WHY, () => this.warn(id));
      after = ids.length === BATCH ? (ids.at(-1) ?? null) : null;
    } while (after);
  }

  /** Applications that people can sign in to, and one of whose certificates ends soon. */
  private async dueAfter(after: string | null): Promise<string[]> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() + Math.max(...CERTIFICATE_WARNING_DAYS) * DAY);
    const rows = await this.unit.onPlatform(WHY, () =>
      this.em.execute<{ id: string }[]>(
        `select p.id from saml_service_providers p
         where p.deleted_at is null and p.is_active and (?::uuid is null or p.id > ?::uuid) and exists (
           select 1 from jsonb_array_elements(p.certificates) c
           where c ->> 'retiredAt' is null and (c ->> 'notAfter')::timestamptz between ? and ?)
         order by p.id limit ${BATCH}`,
        [after, after, now, latest],
      ),
    );
    return rows.map(({ id }) => id);
  }

  private async warn(id: string): Promise<void> {
    const provider = await this.em.findOne(SamlServiceProvider, { id, deletedAt: null });
    if (!provider) return;
    for (const { uses, fingerprint, step, daysLeft } of endingsOf(provider.certificates, this.clock.now())) {
      if (!(await this.isFirst(id, fingerprint, step))) continue;
      const base = provider.tenantId ? '/admin/saml-providers' : '/superadmin/saml-providers';
      const data = {
        application: provider.name,
        uses,
        days: daysLeft,
        readsMetadata: Boolean(provider.metadataUrl),
        path: `${base}/${id}?tab=certificates`,
      };
      for (const to of await this.ownersOf(provider.tenantId ?? null)) {
        const tenantId = provider.tenantId ?? null;
        await this.mail.send({ template: 'saml-certificate-expires', to, tenantId, data });
      }
    }
  }

  /** Notes that a step is told of. Of two replicas one is told that it is the first. */
  private async isFirst(id: string, fingerprint: string, days: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into saml_certificate_warnings (service_provider_id, fingerprint, days) values (?, ?, ?)
       on conflict do nothing returning days`,
      [id, fingerprint, days],
    );
    return rows.length === 1;
  }

  /** A tenant's admins; for the platform's own applications the superadmins. */
  private async ownersOf(tenantId: string | null): Promise<string[]> {
    if (tenantId) return this.admins.emailsOf(tenantId);
    const superadmins = await this.users.superadmins(MOST_SUPERADMINS);
    return superadmins.map(({ email }) => email);
  }
}
