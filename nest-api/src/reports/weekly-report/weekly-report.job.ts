import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MailLinks } from '../../auth/mail-links.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { kindOf } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail } from '../../mail/mail.js';
import { type DueReport, WeeklyReportsRepository } from '../../tenants/weekly-reports.repository.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { WeeklyReportReader } from './weekly-report.reader.js';

const EVERY_MS = 60_000;
/** Organizations in one run. Those of one time zone are due at the same time. */
const BATCH = 1_000;
const LINK_SECONDS = 90 * 86_400;
const WHY = 'a weekly report is due in any tenant';

/** Emails admins the numbers of the last week, on Monday from 07:00 in the time zone of their organization. */
@Injectable()
export class WeeklyReportJob implements OnModuleInit {
  static readonly NAME = 'weekly-reports';
  private readonly logger = new Logger('WeeklyReports');

  constructor(
    private readonly due: WeeklyReportsRepository,
    private readonly reports: WeeklyReportReader,
    private readonly admins: TenantAdmins,
    private readonly links: MailLinks,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: WeeklyReportJob.NAME,
      everyMs: EVERY_MS,
      run: (_client, stopping) => this.run(stopping),
    });
  }

  private async run(stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const due = await this.unit.onPlatform(WHY, async () => {
      await this.due.schedule(now);
      return this.due.due(now, BATCH);
    });
    for (const report of due) {
      if (stopping.aborted) return;
      try {
        await this.handle(report, now);
      } catch (error) {
        // It stays due. The others must not wait for it.
        this.logger.error({ tenant: report.tenantId, error: kindOf(error) }, 'a weekly report failed');
      }
    }
  }

  /** The report is taken in the transaction of its emails, so that each is sent once. */
  private async handle({ tenantId, monday, isWanted }: DueReport, now: Date): Promise<void> {
    const report = isWanted ? await this.reports.read(tenantId, monday) : null;
    await this.unit.onPlatform(WHY, async () => {
      if (!(await this.due.take(tenantId, now)) || !report) return;
      const admins = await this.admins.of(tenantId);
      await this.mail.sendAll(
        admins
          .filter(({ weeklyEmail }) => weeklyEmail)
          .map(({ id, email, locale }) => ({
            to: email,
            locale,
            template: 'weekly-report' as const,
            tenantId,
            data: { ...report, unsubscribe: this.links.make('weekly-email', id, LINK_SECONDS) },
          })),
      );
    });
  }
}
