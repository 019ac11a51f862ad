import type { ChangeDomain, ClaimDomain, DomainListQuery } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../common/app-error.js';
import { type Caller, tenantInQuestion } from '../common/caller.js';
import type { Counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import type { DomainContext } from './domain.dto.js';
import { DomainClaims } from './domain-claims.js';
import { DomainConnections } from './domain-connections.js';
import { DomainNameRefused, readDomainName } from './domain-name.js';
import { DomainClaimed, DomainNeeded, refusedName, SubdomainsNeeded } from './domain-refused.js';
import { type Domain, DomainsRepository } from './domains.repository.js';

const ANY_TENANT = 'a superadmin looks after the domains of every tenant';

@Injectable()
export class Domains {
  constructor(
    private readonly em: EntityManager,
    private readonly domains: DomainsRepository,
    private readonly connections: DomainConnections,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly claims: DomainClaims,
    private readonly bounds: PlanBounds,
    private readonly audit: Audit,
  ) {}

  /** At most `limit + 1` domains, the oldest first; of all tenants if a superadmin names none. */
  list(caller: Caller, query: DomainListQuery): Promise<Counted<Domain>> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () => this.domains.page(tenantId, query));
  }

  /** The name of each domain's tenant, and the type of the connection that serves the domain. */
  contextOf(caller: Caller, domains: readonly Domain[]): Promise<(domain: Domain) => DomainContext> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const types = await this.connections.typesOf(domains);
      const names = await this.tenants.namesOf([...new Set(domains.map(({ tenantId }) => tenantId))]);
      return ({ id, tenantId }) => ({
        tenantName: names.get(tenantId) ?? '',
        ssoProvider: types.get(id) ?? null,
      });
    });
  }

  /** @throws NotFoundError the domain does not exist or is not the caller's */
  get(caller: Caller, id: string): Promise<Domain> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, () => this.find(id));
  }

  /**
   * Creates an unverified claim. Several tenants may claim one domain.
   *
   * @throws UnprocessableInput no organization could own the domain; the message says why
   * @throws DomainClaimed
   * @throws PlanLimitReached
   * @throws NotFoundError the tenant does not exist
   */
  async claim(caller: Caller, input: ClaimDomain): Promise<Domain> {
    const tenantId = requireTenant(caller, input.tenantId);
    const domain = readName(input.domain);
    try {
      return await this.unit.inTenant(tenantId, async () => {
        await this.requireNew(tenantId, domain);
        await this.bounds.require(tenantId, 'domains', 1);
        const claim = this.domains.claim(tenantId, domain, input.autoJoin);
        await this.em.flush();
        await this.record(caller, 'domain.claimed', claim, { autoJoin: input.autoJoin });
        return claim;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new DomainClaimed(domain);
      throw error;
    }
  }

  /**
   * Checks the DNS now and returns the updated domain.
   *
   * @throws NotFoundError
   */
  async verify(caller: Caller, id: string): Promise<Domain> {
    const claim = await this.get(caller, id);
    const checked = await this.claims.checkNow(claim, { type: 'user', id: caller.userId });
    if (!checked) throw new NotFoundError('domain');
    return checked;
  }

  /**
   * @throws NotFoundError  @throws StaleVersion
   * @throws UnprocessableInput it has become a public suffix, which cannot cover subdomains
   * @throws SubdomainsNeeded
   */
  change(caller: Caller, id: string, { version, autoJoin, coversSubdomains }: ChangeDomain): Promise<Domain> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const claim = await this.find(id);
      if (claim.version !== version) throw new StaleVersion('domain');
      const before = { autoJoin: claim.autoJoin, coversSubdomains: claim.coversSubdomains };
      const after = { autoJoin, coversSubdomains: coversSubdomains ?? before.coversSubdomains };
      // The list of public suffixes grows, and a public suffix cannot cover subdomains.
      if (after.coversSubdomains && !before.coversSubdomains) readName(claim.domain);
      if (before.coversSubdomains && !after.coversSubdomains && (await this.isNeeded(claim))) {
        throw new SubdomainsNeeded(claim.domain);
      }
      this.em.assign(claim, after);
      await this.em.flush();
      const changes = [
        `autoJoin: ${before.autoJoin} → ${after.autoJoin}`,
        ...(before.coversSubdomains === after.coversSubdomains
          ? []
          : [`coversSubdomains: ${before.coversSubdomains} → ${after.coversSubdomains}`]),
      ];
      await this.record(caller, 'domain.updated', claim, { changes });
      return claim;
    });
  }

  /**
   * Users can no longer join or be routed by the domain; existing members stay. @throws NotFoundError  @throws
   * DomainNeeded
   */
  remove(caller: Caller, id: string): Promise<void> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const claim = await this.find(id);
      if (await this.isNeeded(claim)) throw new DomainNeeded(claim.domain);
      await this.record(caller, 'domain.removed', claim, { status: claim.status });
      await this.domains.remove(claim);
    });
  }

  /** If an organization requires SSO, its members find their connection by the domain. */
  private async isNeeded({ tenantId, domain, status }: Domain): Promise<boolean> {
    if (status === 'pending') return false;
    if (!(await this.connections.isEnforced(tenantId))) return false;
    return (await this.connections.servedBy(tenantId)).has(domain);
  }

  private async find(id: string): Promise<Domain> {
    const claim = await this.domains.find(id);
    if (!claim) throw new NotFoundError('domain');
    return claim;
  }

  /** Checked before the plan limit, so that the caller learns that the domain already exists. */
  private async requireNew(tenantId: string, domain: string): Promise<void> {
    if (await this.domains.claimOf(tenantId, domain)) throw new DomainClaimed(domain);
  }

  private record(
    caller: Caller,
    action: 'domain.claimed' | 'domain.updated' | 'domain.removed',
    claim: Domain,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: claim.tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'domain', id: claim.id },
      outcome: 'success',
      detail: { domain: claim.domain, ...detail },
    });
  }
}

function readName(text: string): string {
  try {
    return readDomainName(text);
  } catch (error) {
    if (error instanceof DomainNameRefused) throw refusedName(error);
    throw error;
  }
}

function requireTenant(caller: Caller, named: string | undefined): string {
  const tenantId = tenantInQuestion(caller, named);
  if (tenantId) return tenantId;
  throw new UnprocessableInput([
    { field: 'tenantId', code: 'required', message: 'Specify the tenant that owns the domain' },
  ]);
}
