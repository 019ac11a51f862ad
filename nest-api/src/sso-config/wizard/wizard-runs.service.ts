import {
  enteredTypesOf,
  isConsentProvider,
  type SsoType,
  type StartWizard,
  WIZARD_RUN_DAYS,
  type WizardRunListQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, may, tenantInQuestion } from '../../common/caller.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PlanBounds } from '../../tenants/plans/plan-bounds.js';
import { atField } from '../configurations/configuration-refused.js';
import { soleTenantOf } from '../connection-scope.js';
import type { Acting } from './acting.js';
import { SetUpLinksRepository, type WizardLink } from './set-up-links.repository.js';
import { WizardAudit } from './wizard-audit.js';
import type { LinkUse } from './wizard-link.entity.js';
import { WrongStep } from './wizard-refused.js';
import { type WizardRun, WizardRunsRepository } from './wizard-runs.repository.js';

const ANY_TENANT = 'a superadmin looks after the connections of every tenant';
const RUN_SECONDS = WIZARD_RUN_DAYS * 86_400;
/** Maximum number of unfinished runs of a tenant. Each is a row with entered values. */
export const MOST_RUNS = 20;

/** Starts, resumes and cancels runs of the wizard. */
@Injectable()
export class WizardRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: WizardRunsRepository,
    private readonly links: SetUpLinksRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: WizardAudit,
    private readonly bounds: PlanBounds,
    private readonly clock: Clock,
  ) {}

  /** @throws UnprocessableInput for whom or of what type is not clear  @throws NotFoundError  @throws PlanLimitReached */
  start(caller: Caller, acting: Acting, input: StartWizard): Promise<WizardRun> {
    const tenantId = tenantInQuestion(caller, input.tenantId);
    const type = typeOf(input);
    requireTarget(caller, tenantId, input);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
      // Checked before the user consents at their directory, and again when the run is saved.
      if (tenantId) await this.bounds.require(tenantId, 'ssoConfigurations', 1);
      // The oldest abandoned runs are removed first.
      await this.runs.makeRoom(tenantId, MOST_RUNS);
      const run = await this.runs.add({
        tenantId,
        newOrganization: input.newOrganization,
        mode: input.mode,
        provider: input.provider,
        type,
        step: 'authenticate',
        configurationId: uuidv7(),
        startedBy: caller.userId,
        expiresAt: plusSeconds(this.clock.now(), RUN_SECONDS),
      });
      await this.audit.record(run, acting, 'sso_wizard.started', { mode: run.mode, type });
      return run;
    });
  }

  /** Those that were left, the newest first; at most `limit + 1`. */
  list(caller: Caller, query: WizardRunListQuery): Promise<WizardRun[]> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () => this.runs.page(tenantId, query));
  }

  /** @throws NotFoundError there is none, it isn't theirs, or it has run out */
  get(acting: Acting, id: string): Promise<WizardRun> {
    return this.inScope(acting, () => this.find(acting, id));
  }

  /** One that can still go on. @throws NotFoundError @throws WrongStep it is saved */
  async open(acting: Acting, id: string): Promise<WizardRun> {
    const run = await this.get(acting, id);
    if (run.step === 'saved')
      throw new WrongStep(
        'This connection is already saved. Start again to connect another identity provider.',
      );
    return run;
  }

  /** Leaves it for good, with its links and what was captured. */
  async leave(acting: Acting, id: string): Promise<void> {
    await this.change(acting, id, async (run) => {
      await this.audit.record(run, acting, 'sso_wizard.left', { step: run.step });
      await this.runs.remove(run);
    });
  }

  /** Changes a run in one unit of work. @throws NotFoundError */
  change<T>(acting: Acting, id: string, work: (run: WizardRun) => Promise<T>): Promise<T> {
    return this.inScope(acting, async () => {
      const run = await this.find(acting, id);
      const result = await work(run);
      await this.em.flush();
      return result;
    });
  }

  /** Records the use of a link; does nothing for an admin. Joins the open unit of work. */
  async noteUse(acting: Acting, what: LinkUse['what'], who: string | null = null): Promise<void> {
    if (!acting.link) return;
    const link = await this.links.require(acting.link.id);
    const { address, userAgent } = acting;
    link.note({ at: this.clock.now().toISOString(), what, who, address, userAgent });
    await this.em.flush();
  }

  linksOf(runs: readonly WizardRun[]): Promise<WizardLink[]> {
    if (runs.length === 0) return Promise.resolve([]);
    return this.unit.inScopeOf(soleTenantOf(runs), "a superadmin's page of runs is of several tenants", () =>
      this.links.ofRuns(runs.map(({ id }) => id)),
    );
  }

  private inScope<T>({ tenantId }: Acting, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantId, ANY_TENANT, work);
  }

  private async find({ link }: Acting, id: string): Promise<WizardRun> {
    const run = await this.runs.find(id);
    if (!run || (link && link.runId !== id)) throw new NotFoundError('run of the wizard');
    return run;
  }
}

/** @throws UnprocessableInput a provider that offers both protocols needs a type */
export function typeOf({ provider, type }: Pick<StartWizard, 'provider' | 'type'>): SsoType {
  if (isConsentProvider(provider)) return provider;
  const types = enteredTypesOf(provider);
  const [only] = types;
  if (only && types.length === 1) return only;
  const chosen = types.find((known) => known === type);
  if (chosen) return chosen;
  throw atField({ field: 'type', code: 'required', message: 'Choose OpenID Connect or SAML.' });
}

function requireTarget(
  caller: Caller,
  tenantId: string | null,
  { provider, newOrganization }: StartWizard,
): void {
  const refuse = (field: string, code: string, message: string) => atField({ field, code, message });
  if (newOrganization && (tenantId || !may(caller, 'platform_management'))) {
    throw refuse('newOrganization', 'not_allowed', 'The organization is already selected.');
  }
  if (newOrganization && !isConsentProvider(provider)) {
    throw refuse(
      'newOrganization',
      'no_directory',
      'No directory can identify the organization. Choose the organization.',
    );
  }
  if (!tenantId && !newOrganization && isConsentProvider(provider)) {
    throw refuse('tenantId', 'required', 'Choose the organization that owns this directory.');
  }
}
