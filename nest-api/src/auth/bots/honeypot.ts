import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Metrics } from '../../telemetry/metrics.js';

type TrappedForm = 'password_reset' | 'sign_up';

/** The hidden field `website` of a form. People do not see it, so only a program fills it in. */
@Injectable()
export class Honeypot {
  private readonly isOn: boolean;

  constructor(
    private readonly lookups: Lookups,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: Pick<Settings, 'HONEYPOT'>,
  ) {
    this.isOn = settings.HONEYPOT === 'on';
  }

  /** Whether to drop the form. The caller responds as if it had done what the form asks. */
  async catches(
    form: TrappedForm,
    website: string | undefined,
    { address }: ClientContext,
  ): Promise<boolean> {
    if (!this.isOn || !website) return false;
    this.metrics.countTrappedForm(form);
    const event = this.audit.statement({
      tenantId: null,
      actor: { type: 'anonymous', id: null },
      action: 'form.trapped',
      outcome: 'failure',
      address,
      detail: { form },
    });
    await this.lookups.inOneTrip([event]);
    return true;
  }
}
