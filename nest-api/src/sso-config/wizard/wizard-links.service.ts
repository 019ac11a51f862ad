import { type MakeWizardLink, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { PersonStandings } from '../../auth/person-standing.js';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { hashOf, newSecret } from '../sign-in/browser-binding.js';
import type { Acting } from './acting.js';
import { SetUpLinksRepository, type WizardLink } from './set-up-links.repository.js';
import { WizardAudit } from './wizard-audit.js';
import type { LinkUse } from './wizard-link.entity.js';
import { LinkEnded, TooManyLinks, WrongStep } from './wizard-refused.js';
import { type WizardRun, WizardRunsRepository } from './wizard-runs.repository.js';
import { WizardRuns } from './wizard-runs.service.js';

const MOST_LINKS = 10;
/** A page that is read again within this time is one visit. */
const VISIT_MS = 30 * 60_000;

/** The holder of a link, in the link's tenant. */
export interface HoldingLink extends Acting {
  readonly tenantId: string;
  readonly link: WizardLink;
}

interface NewLink {
  readonly tenantId: string;
  readonly runId: string | null;
  readonly createdBy: string;
  readonly hours: number;
  readonly returnUrl?: string | null;
}

/** Set-up links: their holders can complete one task without an account, for a limited time. */
@Injectable()
export class WizardLinks {
  constructor(
    private readonly links: SetUpLinksRepository,
    private readonly storedRuns: WizardRunsRepository,
    private readonly standings: PersonStandings,
    private readonly memberships: MembershipsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly runs: WizardRuns,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
    private readonly hosts: CustomHosts,
  ) {}

  /** @returns the address, this once  @throws WrongStep it is saved, or for no tenant yet */
  async make(
    acting: Acting,
    runId: string,
    { hours }: MakeWizardLink,
  ): Promise<{ link: WizardLink; url: string; run: WizardRun }> {
    const run = await this.runs.open(acting, runId);
    const { tenantId } = run;
    if (!tenantId) throw new WrongStep('A set-up link requires an existing organization.');
    return this.runs.change(acting, runId, async (current) => {
      if ((await this.links.countOf(runId)) >= MOST_LINKS) throw new TooManyLinks(MOST_LINKS);
      const { link, url } = await this.add({ tenantId, runId, createdBy: acting.userId as string, hours });
      await this.audit.record(current, acting, 'sso_wizard.link_made', { linkId: link.id, hours });
      return { link, url, run };
    });
  }

  /** Joins the unit of work that is open. @returns the address, this once */
  async add({ hours, ...values }: NewLink): Promise<{ link: WizardLink; url: string }> {
    const token = newSecret();
    const link = await this.links.add({
      ...values,
      tokenHash: hashOf(token),
      uses: [],
      domains: [],
      expiresAt: plusSeconds(this.clock.now(), hours * 3600),
    });
    const origin = await this.hosts.originOfTenant(values.tenantId);
    return { link, url: `${origin}/sso/setup?token=${token}` };
  }

  /** From now on it opens nothing. @throws NotFoundError */
  revoke(acting: Acting, runId: string, linkId: string): Promise<void> {
    return this.runs.change(acting, runId, async (run) => {
      const link = await this.links.findOf(runId, linkId);
      if (!link) throw new NotFoundError('link');
      if (link.revokedAt) return;
      link.revokedAt = this.clock.now();
      await this.audit.record(run, acting, 'sso_wizard.link_revoked', { linkId });
    });
  }

  /**
   * The holder of a token, who can only complete its task.
   *
   * @throws LinkEnded expired, revoked, unknown, of another organization than the host, or its creator may not do it
   *   themselves any more
   */
  async actingBy(token: string, { address, userAgent, site }: ClientContext): Promise<HoldingLink> {
    const tenantId = await this.links.lookUpTenantOf(hashOf(token));
    if (tenantId === null || (site && site.tenantId !== tenantId)) throw new LinkEnded();
    const link = await this.unit.inTenant(tenantId, async () => {
      const found = await this.links.valid(hashOf(token));
      if (!found || (found.runId && !(await this.storedRuns.find(found.runId)))) throw new LinkEnded();
      if (!(await this.mayStill(found))) throw new LinkEnded();
      return found;
    });
    return { tenantId, userId: null, link, address, userAgent };
  }

  /** Notes a visit, for the tenant's admins and in the audit log. */
  noteVisit(acting: HoldingLink): Promise<void> {
    const [last] = acting.link.uses as LinkUse[];
    const since = last ? this.clock.now().getTime() - new Date(last.at).getTime() : VISIT_MS;
    if (last?.address === acting.address && since < VISIT_MS) return Promise.resolve();
    return this.unit.inTenant(acting.tenantId, async () => {
      await this.runs.noteUse(acting, 'opened');
      await this.audit.recordLink(acting.link, acting, 'sso_wizard.link_opened');
    });
  }

  private async mayStill({ tenantId, createdBy }: WizardLink): Promise<boolean> {
    const tenant = await this.tenants.find(tenantId);
    const [maker] = await this.standings.find(createdBy);
    if (!tenant || maker?.userStatus !== 'active') return false;
    if (maker.isSuperadmin) return true;
    const membership = await this.memberships.find(tenantId, createdBy);
    const isAdmin = membership?.role === 'tenant_admin' && membership.status === 'active';
    return isAdmin && TENANT_STANDING[tenant.status as TenantStatus].write;
  }
}
