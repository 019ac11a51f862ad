import {
  type CaptureWizard,
  type ChooseProvider,
  SET_UP_LINK_DOMAINS,
  type SsoStarted,
  WIZARD_RUN_DAYS,
} from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainClaims } from '../../domains/domain-claims.js';
import { DomainNameRefused, readDomainName } from '../../domains/domain-name.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { PlanBounds } from '../../tenants/plans/plan-bounds.js';
import { atField } from '../configurations/configuration-refused.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../configurations/sso-configurations.repository.js';
import { UpstreamSignIns } from '../sign-in/upstream-sign-ins.js';
import { CaptureEntered } from './capture-entered.js';
import type { Captured } from './captured.js';
import { SetUpLinksRepository } from './set-up-links.repository.js';
import { WizardAudit } from './wizard-audit.js';
import type { HoldingLink } from './wizard-links.service.js';
import { WrongStep } from './wizard-refused.js';
import { type WizardRun, WizardRunsRepository } from './wizard-runs.repository.js';
import { MOST_RUNS, typeOf, WizardRuns } from './wizard-runs.service.js';
import { type Approved, WizardSave } from './wizard-save.js';

const RUN_SECONDS = WIZARD_RUN_DAYS * 86_400;
/** Repeated checks within this time ask the DNS once. */
const CHECK_MS = 3_000;
const BY_HOLDER = { type: 'system', id: null } as const;

/** The steps of the set-up portal that the wizard of an admin does not have. */
@Injectable()
export class SetUpPortals {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SetUpLinksRepository,
    private readonly storedRuns: WizardRunsRepository,
    private readonly runs: WizardRuns,
    private readonly entered: CaptureEntered,
    private readonly saving: WizardSave,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly domains: DomainsRepository,
    private readonly claims: DomainClaims,
    private readonly signIns: UpstreamSignIns,
    private readonly bounds: PlanBounds,
    private readonly unit: UnitOfWork,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
  ) {}

  /**
   * Chooses the provider, or another one as long as nothing is saved. What was captured of the former one is discarded.
   *
   * @throws UnprocessableInput of what type is not clear  @throws WrongStep  @throws PlanLimitReached
   */
  async choose(acting: HoldingLink, { provider, type: asked }: Omit<ChooseProvider, 'token'>): Promise<void> {
    const type = typeOf({ provider, type: asked });
    const chosen = { provider, type, step: 'authenticate' as const };
    const { runId } = acting.link;
    if (runId) {
      await this.runs.open(acting, runId);
      await this.runs.change(acting, runId, async (run) => {
        if (run.provider === provider && run.type === type) return;
        this.em.assign(run, {
          ...chosen,
          captured: null,
          failure: null,
          clientSecret: null,
          stateHash: null,
        });
        await this.audit.record(run, acting, 'sso_wizard.started', { mode: run.mode, type });
        await this.runs.noteUse(acting, 'chosen');
      });
      return;
    }
    await this.unit.inTenant(acting.tenantId, async () => {
      await this.bounds.require(acting.tenantId, 'ssoConfigurations', 1);
      await this.storedRuns.makeRoom(acting.tenantId, MOST_RUNS);
      const link = await this.links.lock(acting.link.id);
      // The holder chose in two tabs at once: the first choice is there, and may be changed.
      if (link.runId) return;
      const run = await this.storedRuns.add({
        ...chosen,
        tenantId: acting.tenantId,
        newOrganization: false,
        mode: 'wizard',
        configurationId: uuidv7(),
        startedBy: link.createdBy,
        expiresAt: plusSeconds(this.clock.now(), RUN_SECONDS),
      });
      link.runId = run.id;
      await this.audit.record(run, acting, 'sso_wizard.started', { mode: run.mode, type });
      await this.runs.noteUse(acting, 'chosen');
    });
  }

  /**
   * Claims a domain for the organization, and looks at the DNS.
   *
   * @throws UnprocessableInput it is no domain that an organization could own  @throws PlanLimitReached
   */
  async addDomain(acting: HoldingLink, text: string): Promise<void> {
    const domain = readName(text);
    try {
      await this.unit.inTenant(acting.tenantId, () => this.claim(acting, domain));
    } catch (error) {
      // Another user of the organization claimed it at the same time.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.unit.inTenant(acting.tenantId, () => this.claim(acting, domain));
    }
    await this.checkDomain(acting, domain);
  }

  /** Looks at the DNS now, for a domain of this link. @throws NotFoundError */
  async checkDomain({ tenantId, link }: HoldingLink, text: string): Promise<void> {
    const domain = readName(text);
    const claim = await this.unit.inTenant(tenantId, async () => {
      const { domains } = await this.links.require(link.id);
      return (domains as string[]).includes(domain) ? this.domains.claimOf(tenantId, domain) : null;
    });
    if (!claim) throw new NotFoundError('domain');
    const since = this.clock.now().getTime() - (claim.lastCheckAt?.getTime() ?? 0);
    if (claim.status === 'active' || since < CHECK_MS) return;
    await this.claims.checkNow(claim, BY_HOLDER);
  }

  /** @throws UnprocessableInput  @throws WrongStep no provider is chosen, or it is saved */
  capture(acting: HoldingLink, entered: CaptureWizard): Promise<void> {
    return this.entered.capture(acting, runOf(acting), entered);
  }

  /**
   * @throws UnprocessableInput also a domain that neither the holder nor the directory named
   * @throws WrongStep  @throws StaleVersion
   */
  async save(acting: HoldingLink, approved: Omit<Approved, 'createsPeople'>): Promise<void> {
    const run = await this.runs.open(acting, runOf(acting));
    const named = ((run.captured as Captured | null)?.domains ?? []).map(({ domain }) => domain);
    const own = [...(acting.link.domains as string[]), ...named];
    const foreign = approved.domains.find((domain) => !own.includes(domain));
    if (foreign !== undefined) {
      const message = `Add the domain ${foreign.slice(0, 100)} before you save.`;
      throw atField({ field: 'domains', code: 'not_added', message });
    }
    await this.saving.save(acting, run.id, { ...approved, createsPeople: true });
  }

  /**
   * Lets the holder correct the values of a connection that has never been enabled.
   *
   * @throws WrongStep nothing is saved, or the connection is enabled or deleted
   */
  async reopen(acting: HoldingLink): Promise<void> {
    await this.runs.change(acting, runOf(acting), async (run) => {
      const configuration = await this.savedBy(run);
      if (configuration.isEnabled)
        throw new WrongStep('The connection is enabled. Only admins of the organization can change it.');
      run.step = 'captured';
      await this.audit.record(run, acting, 'sso_wizard.reopened', { configurationId: configuration.id });
    });
  }

  /** Starts a sign-in that creates no session. @throws WrongStep nothing is saved */
  async test(acting: HoldingLink, client: ClientContext): Promise<SsoStarted> {
    const run = await this.runs.get(acting, runOf(acting));
    const configuration = await this.unit.inTenant(acting.tenantId, () => this.savedBy(run));
    const { traceId, ...started } = await this.signIns.testByLink(configuration, client);
    await this.runs.change(acting, run.id, async (current) => {
      const link = await this.links.require(acting.link.id);
      link.testTraceId = traceId;
      await this.audit.record(current, acting, 'sso_wizard.tested', { configurationId: configuration.id });
      await this.runs.noteUse(acting, 'tested');
    });
    return started;
  }

  /** The connection that was saved. @throws WrongStep nothing is saved */
  async connectionOf(acting: HoldingLink): Promise<SsoConfiguration> {
    const run = await this.runs.get(acting, runOf(acting));
    return this.unit.inTenant(acting.tenantId, () => this.savedBy(run));
  }

  private async savedBy({ step, saved }: WizardRun): Promise<SsoConfiguration> {
    const id = step === 'saved' ? (saved as { configurationId: string }).configurationId : null;
    const configuration = id ? await this.configurations.find(id) : null;
    if (!configuration)
      throw new WrongStep('There is no saved connection. Complete the previous step first.');
    return configuration;
  }

  private async claim(acting: HoldingLink, domain: string): Promise<void> {
    const { tenantId } = acting;
    const link = await this.links.lock(acting.link.id);
    const names = link.domains as string[];
    if (names.includes(domain)) return;
    if (names.length >= SET_UP_LINK_DOMAINS) {
      const message = `Add at most ${SET_UP_LINK_DOMAINS} domains.`;
      throw atField({ field: 'domain', code: 'too_many', message });
    }
    const isNew = (await this.domains.claimOf(tenantId, domain)) === null;
    await this.claims.ensure(tenantId, [domain]);
    link.domains = [...names, domain];
    if (isNew) await this.audit.recordLink(link, acting, 'domain.claimed', { domain });
    await this.runs.noteUse(acting, 'domain_added', domain);
  }
}

/** @throws WrongStep no provider is chosen */
export function runOf({ link }: HoldingLink): string {
  if (link.runId) return link.runId;
  throw new WrongStep('No identity provider is selected yet. Complete the previous step first.');
}

function readName(text: string): string {
  try {
    return readDomainName(text);
  } catch (error) {
    if (!(error instanceof DomainNameRefused)) throw error;
    throw atField({ field: 'domain', code: error.code, message: error.message });
  }
}
