import type {
  ChangeDirectoryPull,
  DirectoryPullDto,
  DirectoryPullKind,
  PageQuery,
  StartDirectoryPull,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { toPage } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SsoConfigurations } from '../../sso-config/configurations/sso-configurations.service.js';
import type { HoldingLink } from '../../sso-config/wizard/wizard-links.service.js';
import { DirectoryPullsJob } from './directory-pulls.job.js';
import { ConsentMissing } from './pull-refused.js';
import { PullRunsRepository } from './pull-runs.repository.js';
import type { PullSource } from './pull-source.js';
import { PullSources } from './pull-sources.js';
import { toPullDto, toRunDto } from './pull-views.js';
import { type PullRow, PullsRepository } from './pulls.repository.js';

type PullAction =
  | 'directory_consent.given'
  | 'directory_consent.rejected'
  | 'directory_consent.withdrawn'
  | 'directory_read.started'
  | 'directory_read.changed';

/** A directory that is read, with its connection's tenant. */
export interface ReadDirectory {
  readonly tenantId: string;
  readonly pull: PullRow;
  readonly source: PullSource;
}

/** Who acts: an admin, or the holder of a set-up link. */
export type PullActor = Pick<Caller, 'userId'> | HoldingLink;

/** How the directory of a connection is read, for those who administer it. */
@Injectable()
export class Pulls {
  constructor(
    private readonly configurations: SsoConfigurations,
    private readonly pulls: PullsRepository,
    private readonly runs: PullRunsRepository,
    private readonly sources: PullSources,
    private readonly job: DirectoryPullsJob,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async get(caller: Caller, id: string): Promise<DirectoryPullDto> {
    const { tenantId } = await this.find(caller, id);
    return this.unit.inTenant(tenantId, () => this.view(id));
  }

  /** Guests become users, or stop being users, with a full read that begins soon. @throws StaleVersion */
  async change(caller: Caller, id: string, body: ChangeDirectoryPull): Promise<DirectoryPullDto> {
    const { tenantId } = await this.find(caller, id);
    const { version, includeGuests } = body;
    const view = await this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      if (!(await this.pulls.saveSettings(id, { includeGuests }, version, now)))
        throw new StaleVersion('directory');
      await this.runs.supersede(id, now);
      await this.record(caller, tenantId, id, 'directory_read.changed', { includeGuests });
      return this.view(id);
    });
    this.job.runSoon();
    return view;
  }

  /** Begins soon, in the background. @throws ConsentMissing */
  async start(caller: Caller, id: string, { kind }: StartDirectoryPull): Promise<DirectoryPullDto> {
    const { tenantId, pull, source } = await this.find(caller, id);
    if (source.needsConsent && !pull.credential) throw new ConsentMissing();
    const view = await this.unit.inTenant(tenantId, async () => {
      await this.want(caller, pull, kind);
      return this.view(id);
    });
    this.job.runSoon();
    return view;
  }

  /** Joins the unit of work that is open. The read begins with the next run of the job. */
  async want(by: PullActor, { id, tenantId }: PullRow, kind: DirectoryPullKind): Promise<void> {
    await this.pulls.want(id, kind, by.userId, this.clock.now());
    await this.record(by, tenantId, id, 'directory_read.started', { kind });
  }

  async list(caller: Caller, id: string, query: PageQuery) {
    const { tenantId } = await this.find(caller, id);
    const rows = await this.unit.inTenant(tenantId, () => this.runs.page(id, query));
    return toPage(rows, query.limit, (run) => [run.id, run.id], toRunDto);
  }

  /** @throws NotFoundError it isn't the caller's, or is not read by Gatehouse */
  async find(caller: Caller, id: string): Promise<ReadDirectory> {
    const { tenantId } = await this.configurations.get(caller, id);
    if (!tenantId) throw new NotFoundError('directory that is read');
    return this.findIn(tenantId, id);
  }

  /** @throws NotFoundError it is not read by Gatehouse */
  async findIn(tenantId: string, id: string): Promise<ReadDirectory> {
    const pull = await this.unit.inTenant(tenantId, () => this.pulls.need(id));
    const source = pull && this.sources.find(pull.source);
    if (!source) throw new NotFoundError('directory that is read');
    return { tenantId, pull, source };
  }

  /** Joins the unit of work that is open. */
  async view(id: string): Promise<DirectoryPullDto> {
    const pull = await this.pulls.find(id);
    if (!pull) throw new NotFoundError('directory that is read');
    const [running, last] = [await this.runs.running(id), await this.runs.last(id)];
    return toPullDto(pull, this.sources.find(pull.source)?.needsConsent ?? false, { running, last });
  }

  /** Joins the unit of work that is open. */
  record(
    by: PullActor,
    tenantId: string,
    id: string,
    action: PullAction,
    detail: AuditDetail,
    outcome: 'success' | 'failure' = 'success',
  ): Promise<void> {
    const target = { type: 'sso_configuration', id } as const;
    if ('link' in by) {
      const { link, address } = by;
      const through = { linkId: link.id, ...detail };
      const actor = { type: 'anonymous', id: null } as const;
      return this.audit.record({ tenantId, actor, action, target, outcome, address, detail: through });
    }
    const actor = { type: 'user', id: by.userId } as const;
    return this.audit.record({ tenantId, actor, action, target, outcome, detail });
  }
}
