import { CreateSsoConfigurationSchema, isConsentProvider, type WizardRunDto } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { StaleVersion } from '../../common/app-error.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { type CheckedBy, DomainClaims } from '../../domains/domain-claims.js';
import { Mail } from '../../mail/mail.js';
import { slugFrom } from '../../tenants/company-name.js';
import { Tenants } from '../../tenants/tenants.service.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { atField } from '../configurations/configuration-refused.js';
import { readDomains } from '../configurations/read-domains.js';
import { SsoConfigurations } from '../configurations/sso-configurations.service.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { type Acting, actorOf } from './acting.js';
import type { Captured, CapturedDomain } from './captured.js';
import { DomainStandings } from './domain-standings.js';
import { WizardAudit } from './wizard-audit.js';
import { WrongStep } from './wizard-refused.js';
import { aadOfRun, type WizardRun } from './wizard-run.entity.js';
import { WizardRuns } from './wizard-runs.service.js';

/** The approved values. */
export interface Approved {
  readonly version: number;
  readonly name: string;
  readonly domains: readonly string[];
  readonly createsPeople: boolean;
  /** The user, if neither a session nor a consent identifies them. */
  readonly contact?: string | undefined;
}

const SAVED_ALREADY = 'This connection is already saved. Start again to connect another identity provider.';

/** Makes the connection of what was captured; it begins disabled. */
@Injectable()
export class WizardSave {
  constructor(
    private readonly em: EntityManager,
    private readonly runs: WizardRuns,
    private readonly configurations: SsoConfigurations,
    private readonly tenants: Tenants,
    private readonly claims: DomainClaims,
    private readonly standings: DomainStandings,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
    private readonly keys: MasterKeys,
    private readonly audit: Audit,
    private readonly trail: WizardAudit,
  ) {}

  /** @throws WrongStep nothing was captured, or it is saved  @throws StaleVersion  @throws UnprocessableInput */
  async save(acting: Acting, id: string, approved: Approved): Promise<void> {
    const run = await this.runs.open(acting, id);
    if (run.step !== 'captured')
      throw new WrongStep('There are no captured values yet. Complete the previous step first.');
    if (run.version !== approved.version) throw new StaleVersion('run of the wizard');
    const who = requireSomebody(acting, run, approved);
    const domains = readDomains(approved.domains);
    const tenantId = await this.tenantOf(acting, run);
    const configuration = await this.connect(acting, run, tenantId, { ...approved, domains });
    const outcome = await this.prove(acting, run, tenantId, domains);
    await this.finish(acting, run, configuration, outcome, who);
  }

  /** The run's tenant; a new one is made once, whatever becomes of the rest. */
  private async tenantOf(acting: Acting, run: WizardRun): Promise<string | null> {
    if (run.tenantId || !run.newOrganization) return run.tenantId ?? null;
    const { organization, adminEmail } = run.captured as Captured;
    return this.runs.change(acting, run.id, async (current) => {
      const name = (organization ?? 'New organization').slice(0, 120);
      const tenant = await this.tenants.create({
        name,
        slug: slugFrom(name),
        adminEmail: adminEmail as string,
      });
      await this.audit.record({
        tenantId: tenant.id,
        actor: actorOf(acting),
        action: 'tenant.created',
        target: { type: 'tenant', id: tenant.id },
        outcome: 'success',
        address: acting.address,
        detail: { name, through: 'sso_wizard' },
      });
      current.tenantId = tenant.id;
      return tenant.id;
    });
  }

  private async connect(
    acting: Acting,
    run: WizardRun,
    tenantId: string | null,
    { name, domains, createsPeople }: Omit<Approved, 'version'>,
  ): Promise<SsoConfiguration> {
    const { fields } = run.captured as Captured;
    const input = CreateSsoConfigurationSchema.parse({
      ...fields,
      type: run.type,
      name,
      domains: [...domains],
      createsPeople,
      usesPlatformClient: isConsentProvider(run.provider),
      ...(run.clientSecret ? { clientSecret: this.keys.open(run.clientSecret, aadOfRun(run)) } : {}),
    });
    const owner = { id: run.configurationId, tenantId, by: acting.userId };
    try {
      // A holder reopened it to correct its values.
      if (run.saved) return await this.configurations.reconnect(owner, input);
      return await this.configurations.connect(owner, input);
    } catch (error) {
      // Of two who save at once the first one's id is taken.
      if (error instanceof UniqueConstraintViolationException) throw new WrongStep(SAVED_ALREADY);
      throw error;
    }
  }

  /** What the directory vouched for counts from now on, unless it is another tenant's. */
  private async prove(
    acting: Acting,
    run: WizardRun,
    tenantId: string | null,
    domains: readonly string[],
  ): Promise<NonNullable<WizardRunDto['saved']>['domains']> {
    const captured = run.captured as Captured;
    const by: CheckedBy = acting.userId ? { type: 'user', id: acting.userId } : { type: 'system', id: null };
    const through = acting.link ? `, through link ${acting.link.id}` : '';
    for (const domain of tenantId ? domains : []) {
      const vouched = captured.domains.some((one) => one.domain === domain && one.vouched);
      if (vouched && tenantId) {
        await this.claims.vouch(tenantId, domain, `${captured.vouchedBy}${through}`.slice(0, 300), by);
      }
    }
    const known = (domain: string): CapturedDomain =>
      captured.domains.find((one) => one.domain === domain) ?? {
        domain,
        source: 'claimed',
        vouched: false,
        unusable: null,
      };
    const standings = await this.standings.of(tenantId, domains.map(known));
    return standings.map(({ domain, standing, message }) => ({
      domain,
      verified: standing === 'verified',
      message: standing === 'verified' ? 'Verified. Users of this domain can sign in.' : message,
    }));
  }

  private finish(
    acting: Acting,
    { id }: WizardRun,
    configuration: SsoConfiguration,
    domains: NonNullable<WizardRunDto['saved']>['domains'],
    who: string | null,
  ): Promise<void> {
    const { id: configurationId, name, tenantId } = configuration;
    const finished = this.runs.change(acting, id, async (run) => {
      this.em.assign(run, { step: 'saved', saved: { configurationId, name, domains } });
      this.em.assign(run, { failure: null, clientSecret: null, stateHash: null, verifier: null });
      const verified = domains.filter((domain) => domain.verified).map(({ domain }) => domain);
      await this.trail.record(run, acting, 'sso_wizard.saved', { configurationId, verified, by: who });
      await this.runs.noteUse(acting, 'saved', who);
      if (acting.link && tenantId) {
        await this.admins.tell(this.mail, tenantId, {
          template: 'sso-wizard-done',
          data: { connection: name, by: who },
        });
      }
    });
    return finished;
  }
}

/** Notifies the tenant's admins with the name of the user. */
function requireSomebody({ link }: Acting, { captured }: WizardRun, { contact }: Approved): string | null {
  const who = (captured as Captured).adminEmail ?? contact ?? null;
  if (!link || who) return who;
  throw atField({ field: 'contact', code: 'required', message: 'Enter your email address.' });
}
