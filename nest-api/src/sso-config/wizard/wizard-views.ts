import {
  isConsentProvider,
  type WizardAddresses,
  type WizardCapture,
  type WizardLinkDto,
  type WizardRunDto,
  type WizardRunOfLink,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { PlatformClients } from '../configurations/platform-clients.js';
import { UpstreamAddresses } from '../configurations/upstream-addresses.js';
import { providerOf } from '../providers/providers.js';
import { SamlUpstreams } from '../saml-upstream.js';
import type { Captured } from './captured.js';
import { DomainStandings } from './domain-standings.js';
import type { LinkUse, WizardLink } from './wizard-link.entity.js';
import type { WizardRun } from './wizard-run.entity.js';
import { WizardRuns } from './wizard-runs.service.js';

/** Runs as the API shows them, without a secret. */
@Injectable()
export class WizardViews {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly runs: WizardRuns,
    private readonly clients: PlatformClients,
    private readonly addresses: UpstreamAddresses,
    private readonly saml: SamlUpstreams,
    private readonly standings: DomainStandings,
    private readonly clock: Clock,
  ) {}

  async one(run: WizardRun): Promise<WizardRunDto> {
    const [view] = await this.all([run]);
    return view as WizardRunDto;
  }

  async all(runs: readonly WizardRun[]): Promise<WizardRunDto[]> {
    const links = await this.runs.linksOf(runs);
    return Promise.all(
      runs.map(async (run) => ({
        ...(await this.common(run)),
        tenantId: run.tenantId ?? null,
        newOrganization: run.newOrganization,
        startedBy: run.startedBy,
        links: links.filter(({ runId }) => runId === run.id).map((link) => this.link(link, run)),
      })),
    );
  }

  link(link: WizardLink, run: Pick<WizardRun, 'step'> | null): WizardLinkDto {
    const { id, createdBy, createdAt, expiresAt, revokedAt, uses } = link;
    const state = revokedAt
      ? 'revoked'
      : run?.step === 'saved'
        ? 'done'
        : expiresAt <= this.clock.now()
          ? 'expired'
          : 'active';
    return {
      id,
      state,
      createdBy,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      uses: uses as LinkUse[],
    };
  }

  /** The run, for its users. */
  async common(run: WizardRun): Promise<WizardRunOfLink> {
    const { id, mode, provider, type, step, failure, saved, expiresAt, updatedAt, version } = run;
    return {
      id,
      mode,
      provider,
      type,
      step,
      tenantName: await this.nameOf(run.tenantId ?? null),
      canConsent: isConsentProvider(provider) && (await this.clients.find(provider)) !== null,
      addresses: this.addressesOf(run),
      captured: run.captured ? await this.captured(run, run.captured as Captured) : null,
      failure: (failure as WizardRunDto['failure']) ?? null,
      saved: (saved as WizardRunDto['saved']) ?? null,
      expiresAt: expiresAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      version,
    };
  }

  private async captured(
    { tenantId }: WizardRun,
    { fields: _fields, vouchedBy: _vouchedBy, domains, values, ...captured }: Captured,
  ): Promise<WizardCapture> {
    const standing = await this.standings.of(tenantId ?? null, domains);
    return { ...captured, values: [...values], domains: standing };
  }

  private addressesOf({ type, tenantId, provider, configurationId: id }: WizardRun): WizardAddresses {
    const usesPlatformClient = isConsentProvider(provider);
    const redirectUri = this.addresses.redirectUriOf({ id, type, tenantId, usesPlatformClient });
    return providerOf({ type }).ownAddresses(id, redirectUri, this.saml);
  }

  private async nameOf(tenantId: string | null): Promise<string | null> {
    if (!tenantId) return null;
    const tenant = await this.unit.inTenant(tenantId, () => this.tenants.find(tenantId));
    return tenant?.name ?? null;
  }
}
