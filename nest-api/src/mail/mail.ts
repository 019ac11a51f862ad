import { chooseLanguage } from '@gatehouse/texts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock, plusSeconds } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { CostMeter } from '../telemetry/cost-meter.js';
import { Metrics } from '../telemetry/metrics.js';
import { renderMail } from './layout.js';
import { MailBrands } from './mail-brands.js';
import type { MailBrand, MailContent, MailContext } from './mail-content.js';
import { insertMails } from './outbox.sql.js';
import { sealedBody } from './sealed-body.js';
import { LINK_HOURS, type MailData, type MailTemplate, TEMPLATES } from './templates/index.js';

export interface MailOrder<Name extends MailTemplate> {
  readonly to: string;
  readonly template: Name;
  readonly data: MailData<Name>;
  /** The tenant that sends the email; null for the platform. A tenant's unit of work can only send its own. */
  readonly tenantId: string | null;
  /** BCP 47 tag of the recipient's account; null without an account. */
  readonly locale: string | null | undefined;
}

/** Adds emails to the outbox, in the caller's transaction. They are delivered in the background. */
@Injectable()
export class Mail {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly brands: MailBrands,
    private readonly costs: CostMeter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  send<Name extends MailTemplate>(order: MailOrder<Name>): Promise<void> {
    return this.sendAll([order]);
  }

  /** Runs two statements for any number of emails. */
  async sendAll<Name extends MailTemplate>(orders: readonly MailOrder<Name>[]): Promise<void> {
    if (orders.length === 0) return;
    const now = this.clock.now();
    const brands = await this.brands.of(orders.flatMap(({ tenantId }) => tenantId ?? []));
    const rows = orders.map((order) => this.rowOf(order, brands, now));
    await this.em.execute(insertMails(rows.length), rows.flat());
    for (const { template, tenantId } of orders) {
      this.metrics.countMail(template, 'queued');
      this.costs.email(tenantId, template);
    }
  }

  private rowOf<Name extends MailTemplate>(
    { to, template, data, tenantId, locale }: MailOrder<Name>,
    brands: ReadonlyMap<string, MailBrand>,
    now: Date,
  ): unknown[] {
    const id = uuidv7();
    const write = TEMPLATES[template] as (data: MailData<Name>, context: MailContext) => MailContent;
    const brand = tenantId === null ? null : (brands.get(tenantId) ?? null);
    const publicUrl = this.originOf(brand);
    const context = {
      publicUrl,
      brand,
      language: chooseLanguage({ chosen: locale, organization: brand?.language }),
    };
    const { subject, ...body } = renderMail(write(this.leadingTo(publicUrl, data), context), context);
    const hours = LINK_HOURS[template];
    const expiresAt = hours === undefined ? null : plusSeconds(now, hours * 3600);
    const content = sealedBody.seal(this.keys, id, body);
    return [id, tenantId, to, template, subject, content, now, expiresAt, now];
  }

  /** A custom domain uses the platform's scheme and port. */
  private originOf(brand: MailBrand | null): string {
    const origin = new URL(this.settings.PUBLIC_URL);
    if (brand?.host) origin.hostname = brand.host;
    return origin.origin;
  }

  /** The links in the order use the platform's host. */
  private leadingTo<Data extends object>(publicUrl: string, data: Data): Data {
    const { PUBLIC_URL } = this.settings;
    const moved = Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith(`${PUBLIC_URL}/`)
        ? publicUrl + value.slice(PUBLIC_URL.length)
        : value,
    ]);
    return Object.fromEntries(moved) as Data;
  }
}
