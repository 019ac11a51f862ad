import { DOMAIN_CHECK_TEXTS, type PortalDomain, type SetUpPortal } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { recordNameOf, recordValueOf } from '../../domains/challenge.js';
import { displayNameOf } from '../../domains/domain-name.js';
import { type Domain, DomainsRepository } from '../../domains/domains.repository.js';
import { Brands } from '../../tenants/organization/brands.repository.js';
import { ConfigurationVersionsRepository } from '../configurations/configuration-versions.repository.js';
import { SsoConfigurationsRepository } from '../configurations/sso-configurations.repository.js';
import { type SignInTrace, TracesRepository } from '../traces/traces.repository.js';
import { SetUpLinksRepository, type WizardLink } from './set-up-links.repository.js';
import type { LinkUse } from './wizard-link.entity.js';
import type { HoldingLink } from './wizard-links.service.js';
import { LinkEnded } from './wizard-refused.js';
import { type WizardRun, WizardRunsRepository } from './wizard-runs.repository.js';
import { WizardViews } from './wizard-views.js';

/** The portal as its API shows it: the task of one link, and nothing else of the organization. */
@Injectable()
export class SetUpPortalViews {
  constructor(
    private readonly links: SetUpLinksRepository,
    private readonly runs: WizardRunsRepository,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly versions: ConfigurationVersionsRepository,
    private readonly traces: TracesRepository,
    private readonly domains: DomainsRepository,
    private readonly brands: Brands,
    private readonly views: WizardViews,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws LinkEnded the organization or the run is gone */
  async of({ tenantId, link: { id } }: HoldingLink): Promise<SetUpPortal> {
    const organization = await this.brands.of(tenantId);
    if (!organization) throw new LinkEnded();
    return this.unit.inTenant(tenantId, async () => {
      const link = await this.links.find(id);
      const run = link?.runId ? await this.runs.find(link.runId) : null;
      if (!link || (link.runId && !run)) throw new LinkEnded();
      return {
        organization,
        linkExpiresAt: link.expiresAt.toISOString(),
        returnUrl: link.returnUrl ?? null,
        run: run && (await this.views.common(run)),
        domains: await this.domainsOf(link),
        connection: run && (await this.connectionOf(run)),
        test: run && (await this.testOf(link, run)),
        contact: (link.uses as LinkUse[]).find(({ what }) => what === 'saved')?.who ?? null,
      };
    });
  }

  private async domainsOf({ tenantId, domains }: WizardLink): Promise<PortalDomain[]> {
    const names = domains as string[];
    const claims = await this.domains.namedOf(tenantId, names);
    return names.flatMap((name) => {
      const claim = claims.find(({ domain }) => domain === name);
      return claim ? [toPortalDomain(claim)] : [];
    });
  }

  private async connectionOf({ saved }: WizardRun): Promise<SetUpPortal['connection']> {
    const id = (saved as { configurationId: string } | null)?.configurationId;
    const configuration = id ? await this.configurations.find(id) : null;
    if (!configuration) return null;
    const { name, isEnabled } = configuration;
    const liveSince = isEnabled ? await this.versions.enabledSince(configuration.id) : null;
    return { name, isEnabled, liveSince: liveSince?.toISOString() ?? null };
  }

  /** Only the trace of the holder's own last test: other traces contain data of users. */
  private async testOf({ testTraceId }: WizardLink, run: WizardRun): Promise<SetUpPortal['test']> {
    const trace = testTraceId ? await this.traces.find(run.configurationId, testTraceId) : null;
    return trace && toTest(trace);
  }
}

function toTest({ outcome, startedAt, finishedAt, email, message }: SignInTrace): SetUpPortal['test'] {
  const status = outcome === 'success' ? 'passed' : outcome ? 'failed' : 'open';
  return {
    at: (finishedAt ?? startedAt).toISOString(),
    status,
    email: email ?? null,
    message: status === 'failed' ? (message ?? null) : null,
  };
}

function toPortalDomain({ domain, status, challenge, lastCheckAt, lastOutcome }: Domain): PortalDomain {
  return {
    domain,
    displayName: displayNameOf(domain),
    isVerified: status === 'active',
    recordName: recordNameOf(domain),
    recordValue: recordValueOf(challenge as string),
    lastCheck:
      lastCheckAt && lastOutcome
        ? { at: lastCheckAt.toISOString(), message: DOMAIN_CHECK_TEXTS[lastOutcome] }
        : null,
  };
}
