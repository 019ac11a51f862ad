import {
  type AddCustomDomain,
  CUSTOM_DOMAIN_CHECK_TEXTS,
  CUSTOM_DOMAIN_PLANS,
  type CustomDomainDto,
  type OwnCustomDomain,
} from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { recordNameOf, recordValueOf } from '../challenge.js';
import { DomainNameRefused } from '../domain-name.js';
import { CustomDomainChecks } from './custom-domain-checks.js';
import { CustomDomainExists, CustomDomainNotIncluded, refusedHost } from './custom-domain-refused.js';
import { type CustomDomain, CustomDomainsRepository } from './custom-domains.repository.js';
import { readCustomHost } from './custom-host-name.js';
import { CustomHosts } from './custom-hosts.js';
import { servesUntil } from './judge-host.js';

/** The one custom domain of each organization. */
@Injectable()
export class CustomDomains {
  private readonly platformHost: string;

  constructor(
    private readonly em: EntityManager,
    private readonly customDomains: CustomDomainsRepository,
    private readonly checks: CustomDomainChecks,
    private readonly hosts: CustomHosts,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly audit: Audit,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.platformHost = new URL(settings.PUBLIC_URL).hostname;
  }

  /** @throws NotFoundError */
  get(caller: Caller, named: string | undefined): Promise<OwnCustomDomain> {
    const tenantId = requireTenant(caller, named);
    return this.unit.inTenant(tenantId, async () => {
      const customDomain = await this.customDomains.of(tenantId);
      return {
        customDomain: customDomain && this.toDto(customDomain),
        isIncluded: await this.isIncluded(tenantId),
      };
    });
  }

  /**
   * Adds a host that serves nothing until its records are found.
   *
   * @throws UnprocessableInput an organization cannot sign in there; the message says why
   * @throws CustomDomainExists @throws CustomDomainNotIncluded @throws NotFoundError
   */
  async add(caller: Caller, input: AddCustomDomain, client: ClientContext): Promise<CustomDomainDto> {
    const tenantId = requireTenant(caller, input.tenantId);
    const host = this.read(input.host);
    try {
      return await this.unit.inTenant(tenantId, async () => {
        if (!(await this.isIncluded(tenantId))) throw new CustomDomainNotIncluded();
        const known = await this.customDomains.of(tenantId);
        if (known) throw new CustomDomainExists(known.host);
        const added = this.customDomains.add(tenantId, host);
        await this.em.flush();
        await this.record(caller, 'custom_domain.added', added, client);
        return this.toDto(added);
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new CustomDomainExists(host);
      throw error;
    }
  }

  /** Checks the DNS now. @throws NotFoundError */
  async check(caller: Caller, named: string | undefined): Promise<CustomDomainDto> {
    const known = await this.require(requireTenant(caller, named));
    const checked = await this.checks.check(known, { type: 'user', id: caller.userId });
    if (!checked) throw new NotFoundError('custom domain');
    await this.changes.catchUp();
    return this.toDto(checked);
  }

  /** Invalidates the sessions at the host. @throws NotFoundError */
  async remove(caller: Caller, named: string | undefined, client: ClientContext): Promise<void> {
    const tenantId = requireTenant(caller, named);
    await this.unit.inTenant(tenantId, async () => {
      const known = await this.customDomains.of(tenantId);
      if (!known) throw new NotFoundError('custom domain');
      await this.record(caller, 'custom_domain.removed', known, client);
      await this.customDomains.remove(known);
    });
    await this.changes.catchUp();
  }

  private async require(tenantId: string): Promise<CustomDomain> {
    const known = await this.unit.inTenant(tenantId, () => this.customDomains.of(tenantId));
    if (!known) throw new NotFoundError('custom domain');
    return known;
  }

  private async isIncluded(tenantId: string): Promise<boolean> {
    const plan = await this.tenants.planOf(tenantId);
    if (!plan) throw new NotFoundError('tenant');
    return CUSTOM_DOMAIN_PLANS.includes(plan);
  }

  private read(text: string): string {
    try {
      return readCustomHost(text, this.platformHost);
    } catch (error) {
      if (error instanceof DomainNameRefused) throw refusedHost(error);
      throw error;
    }
  }

  private toDto(domain: CustomDomain): CustomDomainDto {
    const { host, lastCheckAt, lastOutcome, failingSince } = domain;
    return {
      id: domain.id,
      tenantId: domain.tenantId,
      host,
      status: domain.status as CustomDomainDto['status'],
      origin: this.hosts.originOf(host),
      records: [
        { type: 'CNAME', name: host, value: this.platformHost },
        { type: 'TXT', name: recordNameOf(host), value: recordValueOf(domain.challenge) },
      ],
      lastCheck:
        lastCheckAt && lastOutcome
          ? {
              at: lastCheckAt.toISOString(),
              outcome: lastOutcome,
              message: CUSTOM_DOMAIN_CHECK_TEXTS[lastOutcome],
              cname: domain.lastCname ?? null,
            }
          : null,
      nextCheckAt: domain.nextCheckAt?.toISOString() ?? null,
      verifiedAt: domain.verifiedAt?.toISOString() ?? null,
      servesUntil: failingSince ? servesUntil(failingSince).toISOString() : null,
      createdAt: domain.createdAt.toISOString(),
    };
  }

  private record(
    { userId }: Caller,
    action: 'custom_domain.added' | 'custom_domain.removed',
    { id, tenantId, host, status }: CustomDomain,
    { address }: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action,
      target: { type: 'custom_domain', id },
      outcome: 'success',
      address,
      detail: { domain: host, status: status as string },
    });
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([{ field: 'tenantId', code: 'required', message: 'Name the tenant' }]);
}
