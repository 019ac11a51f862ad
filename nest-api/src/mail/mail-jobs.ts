import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { Jobs } from '../jobs/jobs.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { Delivery } from './delivery.js';
import { MailBrands } from './mail-brands.js';
import { clearOutbox } from './retention.repository.js';
import { type SmtpTransport, smtpTransport } from './smtp-transport.js';

const SECOND = 1_000;
const HOUR = 3_600_000;

/** Delivers the outbox if a mail server is configured, and clears it in any case. */
@Injectable()
export class MailJobs implements OnModuleInit, OnApplicationShutdown {
  private transport: SmtpTransport | null = null;

  constructor(
    private readonly jobs: Jobs,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly brands: MailBrands,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const clear = { name: 'outbox-retention', everyMs: HOUR };
    this.jobs.register({ ...clear, run: (client) => clearOutbox(client, this.clock.now()) });
    if (this.settings.SMTP_URL) this.deliverBy(this.settings.SMTP_URL);
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private deliverBy(url: string): void {
    this.transport = smtpTransport(url, this.settings.MAIL_FROM, this.settings.smtpNeedsTls);
    const delivery = new Delivery(this.transport.send, this.keys, this.clock, this.metrics, this.brands);
    this.jobs.register({
      name: 'outbox-delivery',
      everyMs: 2 * SECOND,
      run: async (client, stopping) => {
        while ((await delivery.deliverBatch(client)) && !stopping.aborted);
      },
    });
  }
}
