import type { CreateSetUpLink, SetUpLinkDto, SetUpLinkListQuery } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { atField } from '../configurations/configuration-refused.js';
import type { Acting } from './acting.js';
import { isReturnAddress } from './return-address.js';
import { SetUpLinksRepository, type WizardLink } from './set-up-links.repository.js';
import { WizardAudit } from './wizard-audit.js';
import { WizardLinks } from './wizard-links.service.js';
import { TooManyLinks } from './wizard-refused.js';
import { WizardRunsRepository } from './wizard-runs.repository.js';
import { WizardViews } from './wizard-views.js';

const ANY_TENANT = 'a superadmin looks after the set-up links of every tenant';
/** Active links of one tenant. */
const MOST_ACTIVE = 20;
/** How long the list shows an unused link after it expired, in days. */
const DAYS_SHOWN = 30;

/** The set-up links of a tenant: created, listed and revoked by its admins. */
@Injectable()
export class SetUpLinks {
  constructor(
    private readonly links: SetUpLinksRepository,
    private readonly runs: WizardRunsRepository,
    private readonly domains: DomainsRepository,
    private readonly tenants: TenantsRepository,
    private readonly making: WizardLinks,
    private readonly views: WizardViews,
    private readonly unit: UnitOfWork,
    private readonly audit: WizardAudit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A link for an organization, whose holder chooses the provider.
   *
   * @returns the address, this once
   * @throws UnprocessableInput the organization is not named, or does not own the return address
   * @throws NotFoundError  @throws TooManyLinks
   */
  async create(
    caller: Caller,
    acting: Acting,
    { hours, returnUrl, tenantId: named }: CreateSetUpLink,
  ): Promise<{ link: WizardLink; url: string }> {
    const tenantId = tenantInQuestion(caller, named);
    if (!tenantId) {
      throw atField({ field: 'tenantId', code: 'required', message: 'Choose the organization.' });
    }
    const registered = returnUrl ? await this.links.lookUpReturnAddresses(tenantId) : [];
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      if (returnUrl) await this.requireOwn(tenantId, returnUrl, registered);
      await this.links.removeUnused(tenantId, plusSeconds(this.clock.now(), -DAYS_SHOWN * 86_400));
      if ((await this.links.countActive(tenantId)) >= MOST_ACTIVE) throw new TooManyLinks(MOST_ACTIVE);
      const made = await this.making.add({
        tenantId,
        runId: null,
        createdBy: caller.userId,
        hours,
        returnUrl: returnUrl ?? null,
      });
      await this.audit.recordLink(made.link, acting, 'sso_wizard.link_made', {
        hours,
        returnUrl: returnUrl ?? null,
      });
      return made;
    });
  }

  /** Those of runs too, the newest first; at most `limit + 1`. */
  list(caller: Caller, query: SetUpLinkListQuery): Promise<WizardLink[]> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () => this.links.page(tenantId, query));
  }

  /** From now on it opens nothing. @throws NotFoundError */
  revoke(caller: Caller, acting: Acting, id: string): Promise<void> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const link = await this.links.find(id);
      if (!link) throw new NotFoundError('set-up link');
      if (link.revokedAt) return;
      link.revokedAt = this.clock.now();
      await this.audit.recordLink(link, acting, 'sso_wizard.link_revoked');
    });
  }

  /** As the API shows them, without a token. */
  toDtos(caller: Caller, links: readonly WizardLink[]): Promise<SetUpLinkDto[]> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const runs = await this.runs.some(links.flatMap(({ runId }) => runId ?? []));
      const names = await this.tenants.namesOf([...new Set(links.map(({ tenantId }) => tenantId))]);
      return links.map((link) => {
        const run = runs.find(({ id }) => id === link.runId) ?? null;
        return {
          ...this.views.link(link, run),
          tenantId: link.tenantId,
          tenantName: names.get(link.tenantId) ?? null,
          provider: run?.provider ?? null,
          type: run?.type ?? null,
          returnUrl: link.returnUrl ?? null,
          lastUsedAt: link.lastUsedAt,
        };
      });
    });
  }

  private async requireOwn(
    tenantId: string,
    returnUrl: string,
    registered: readonly string[],
  ): Promise<void> {
    const verified = await this.domains.verifiedOf(tenantId);
    const known = {
      addresses: [...registered, this.settings.PUBLIC_URL],
      domains: verified.map(({ domain }) => domain),
    };
    if (isReturnAddress(returnUrl, known)) return;
    throw atField({
      field: 'returnUrl',
      code: 'not_registered',
      message:
        'Enter a URL on a verified domain of the organization, or on the origin of a redirect URI of an application.',
    });
  }
}
