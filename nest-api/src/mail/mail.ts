import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock, plusSeconds } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { renderMail } from './layout.js';
import type { MailBrand, MailContent, MailContext } from './mail-content.js';
import { sealedBody } from './sealed-body.js';
import { LINK_HOURS, type MailData, type MailTemplate, TEMPLATES } from './templates/index.js';

export interface MailOrder<Name extends MailTemplate> {
  readonly to: string;
  readonly template: Name;
  readonly data: MailData<Name>;
  /** Whose mail it is; null for the platform's. In a tenant's unit of work it can only be that tenant's. */
  readonly tenantId: string | null;
}

/** Puts mail into the outbox, in the transaction of what it tells of; delivery follows in the background. */
@Injectable()
export class Mail {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async send<Name extends MailTemplate>({ to, template, data, tenantId }: MailOrder<Name>): Promise<void> {
    const id = uuidv7();
    const now = this.clock.now();
    const write = TEMPLATES[template] as (data: MailData<Name>, context: MailContext) => MailContent;
    const context = { publicUrl: this.settings.PUBLIC_URL, brand: await this.brandOf(tenantId) };
    const { subject, ...body } = renderMail(write(data, context), context);
    const hours = LINK_HOURS[template];
    await this.em.execute(
      `insert into outbox (id, tenant_id, recipient, template, subject, content, next_attempt_at, expires_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        tenantId,
        to,
        template,
        subject,
        sealedBody.seal(this.keys, id, body),
        now,
        hours === undefined ? null : plusSeconds(now, hours * 3600),
        now,
      ],
    );
    this.metrics.countMail(template, 'queued');
  }

  /** How the tenant shows itself in whose name a mail is sent. */
  private async brandOf(tenantId: string | null): Promise<MailBrand | null> {
    if (tenantId === null) return null;
    const [brand] = await this.em.execute<MailBrand[]>(
      `select t.name, p.color, p.logo_hash as "logoHash"
       from tenants t left join organization_profiles p on p.tenant_id = t.id where t.id = ?`,
      [tenantId],
    );
    return brand ?? null;
  }
}
