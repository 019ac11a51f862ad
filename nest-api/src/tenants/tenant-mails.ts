import type { RequestedPlan } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Mail } from '../mail/mail.js';
import type { MailData, MailTemplate } from '../mail/templates/index.js';
import type { ProductChange } from '../mail/templates/product.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import type { PlanRequest } from './plan-request.entity.js';
import type { Tenant } from './tenant.entity.js';
import { TenantRelations } from './tenant-relations.js';

/** If the platform has more superadmins, only the longest-serving ones get the mail. */
const MOST_SUPERADMINS = 50;

/** Emails about a tenant's subscription and requests. Joins the caller's unit of work. */
@Injectable()
export class TenantMails {
  constructor(
    private readonly relations: TenantRelations,
    private readonly mail: Mail,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Tells the tenants' admins that their tenant is active. */
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

  /** Sent before the end of a trial. */
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

  /** Sent to every superadmin and to CONTACT_EMAIL. Runs in the platform's unit of work. */
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

  /** Sent to CONTACT_EMAIL. Without it, the request is visible only in the product. */
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
