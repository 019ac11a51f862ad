import type { RequestedPlan } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Mail } from '../mail/mail.js';
import type { MailData, MailTemplate } from '../mail/templates/index.js';
import type { ProductChange } from '../mail/templates/product.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import type { PlanRequest } from './plan-request.entity.js';
import type { Tenant } from './tenant.entity.js';
import { TenantRelations } from './tenant-relations.js';

/** A platform with more of them tells the longest-serving ones. */
const MOST_SUPERADMINS = 50;

/** The mails that a tenant's life brings, in the unit of work of what happened. */
@Injectable()
export class TenantMails {
  constructor(
    private readonly relations: TenantRelations,
    private readonly mail: Mail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Tells the tenants' admins that everything is open to them now. */
  async activated(tenants: readonly Tenant[]): Promise<void> {
    const admins = tenants.flatMap(({ id, adminEmail, plan }) =>
      adminEmail ? [{ to: adminEmail, tenantId: id, data: { plan } }] : [],
    );
    if (admins.length === 0) return;
    const locales = await this.relations.people.localesOf(admins.map(({ to }) => to));
    await this.mail.sendAll(
      admins.map((admin) => ({ ...admin, template: 'tenant-activated', locale: locales.get(admin.to) })),
    );
  }

  /** Ahead of the end of a trial. */
  trialEnds(tenant: Tenant, days: number): Promise<void> {
    return this.toAdmin(tenant, 'trial-ends', { days });
  }

  overdue(tenant: Tenant): Promise<void> {
    return this.toAdmin(tenant, 'payment-overdue', { plan: tenant.plan });
  }

  onHold(tenant: Tenant): Promise<void> {
    return this.toAdmin(tenant, 'tenant-on-hold', {});
  }

  planDecided(tenant: Tenant, { plan, state }: PlanRequest): Promise<void> {
    return this.toAdmin(tenant, 'plan-decided', { plan, granted: state === 'granted' });
  }

  productChanged(tenant: Tenant, change: ProductChange): Promise<void> {
    return this.toAdmin(tenant, 'product-changed', change);
  }

  /** Tells every superadmin, and whoever answers at CONTACT_EMAIL. In the platform's unit of work. */
  async productRequested({ id, code, name }: Tenant, product: string, userId: string): Promise<void> {
    const { people } = this.relations;
    const requestedBy = await people.emailOf(userId);
    const superadmins = await people.superadmins(MOST_SUPERADMINS);
    const { CONTACT_EMAIL } = this.settings;
    const locales = new Map([
      ...(CONTACT_EMAIL ? [[CONTACT_EMAIL, null] as const] : []),
      ...superadmins.map(({ email, locale }) => [email, locale] as const),
    ]);
    const data = { tenantCode: code as string, tenantName: name, product, requestedBy };
    for (const [to, locale] of locales)
      await this.mail.send({ to, template: 'product-request', data, tenantId: id, locale });
  }

  private async toAdmin<Name extends MailTemplate>(
    { id, adminEmail }: Tenant,
    template: Name,
    data: MailData<Name>,
  ): Promise<void> {
    if (!adminEmail) return;
    const locales = await this.relations.people.localesOf([adminEmail]);
    await this.mail.send({
      to: adminEmail,
      template,
      data,
      tenantId: id,
      locale: locales.get(adminEmail),
    });
  }

  /** Tells whoever answers at CONTACT_EMAIL; without it the request waits in the product alone. */
  async planRequested({ id, code, name }: Tenant, plan: RequestedPlan, userId: string): Promise<void> {
    if (!this.settings.CONTACT_EMAIL) return;
    const requestedBy = await this.relations.people.emailOf(userId);
    const data = { tenantCode: code as string, tenantName: name, plan, requestedBy };
    await this.mail.send({
      to: this.settings.CONTACT_EMAIL,
      template: 'plan-request',
      data,
      tenantId: id,
      locale: null,
    });
  }
}
