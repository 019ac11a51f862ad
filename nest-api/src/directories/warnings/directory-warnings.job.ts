import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { ConnectionAdmins, pageOfConnection } from '../../sso-config/configurations/connection-admins.js';
import { SsoConfigurationsRepository } from '../../sso-config/configurations/sso-configurations.repository.js';
import {
  DirectoryNotices,
  type EndingToken,
  type PausedDirectory,
  type RejectedDirectory,
  type SilentDirectory,
} from './directory-notices.repository.js';
import { dueTokenWarning, TOKEN_WARNING_DAYS } from './token-warning.js';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** So many rejected requests within 24 hours are told of. */
const LEAST_REJECTED = 10;

type Told =
  | { warning: 'paused_share' | 'paused_last_admin'; count: number }
  | { warning: 'token_expires'; count: number }
  | { warning: 'token_expired' }
  | { warning: 'rejected'; count: number }
  | { warning: 'silent'; count: number };

/**
 * Emails the admins of a connection once for each: provisioning paused, the last token expires or expired, requests of
 * the directory are rejected, it sends none any more.
 */
@Injectable()
export class DirectoryWarningsJob implements OnModuleInit {
  static readonly NAME = 'directory-warnings';

  constructor(
    private readonly jobs: Jobs,
    private readonly notices: DirectoryNotices,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly admins: ConnectionAdmins,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: DirectoryWarningsJob.NAME, everyMs: EVERY_MS, run: () => this.run() });
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    const [first] = TOKEN_WARNING_DAYS;
    const { paused, ending, rejected, silent } = await this.everywhere(async () => ({
      paused: await this.notices.paused(),
      ending: await this.notices.endingTokens(new Date(now.getTime() + first * DAY_MS)),
      rejected: await this.notices.rejected(new Date(now.getTime() - DAY_MS), LEAST_REJECTED),
      silent: await this.notices.silent(now),
    }));
    for (const directory of paused) await this.everywhere(() => this.tellOfPause(directory));
    for (const token of ending) await this.everywhere(() => this.tellOfToken(token, now));
    for (const directory of rejected) await this.everywhere(() => this.tellOfRejected(directory));
    for (const directory of silent) await this.everywhere(() => this.tellOfSilent(directory, now));
  }

  private everywhere<T>(work: () => Promise<T>): Promise<T> {
    return this.unit.onPlatform('the job looks after the directories of all tenants', work);
  }

  /** Whoever undid a day knows that provisioning is paused. */
  private async tellOfPause(directory: PausedDirectory): Promise<void> {
    const { id, reason, waiting } = directory;
    await this.notices.notePause(directory);
    if (reason !== 'undone') await this.tell(id, { warning: `paused_${reason}`, count: waiting });
  }

  private async tellOfToken(token: EndingToken, now: Date): Promise<void> {
    const due = dueTokenWarning(token.endsAt, token.warned, now);
    if (!due) return;
    await this.notices.noteToken(token, due.step);
    await this.tell(
      token.id,
      due.step === 0 ? { warning: 'token_expired' } : { warning: 'token_expires', count: due.daysLeft },
    );
  }

  private async tellOfRejected(directory: RejectedDirectory): Promise<void> {
    await this.notices.noteRejected(directory);
    if (directory.isNew) await this.tell(directory.id, { warning: 'rejected', count: directory.count });
  }

  private async tellOfSilent(directory: SilentDirectory, now: Date): Promise<void> {
    if (!directory.isNew) return;
    await this.notices.noteSilent(directory);
    const count = Math.floor((now.getTime() - directory.since.getTime()) / DAY_MS);
    await this.tell(directory.id, { warning: 'silent', count });
  }

  private async tell(id: string, told: Told): Promise<void> {
    const configuration = await this.configurations.find(id);
    if (!configuration) return;
    const path = `${pageOfConnection(configuration)}?tab=directory`;
    await this.admins.tell(configuration, {
      template: 'directory-warning',
      data: { connection: configuration.name, path, ...told },
    });
  }
}
