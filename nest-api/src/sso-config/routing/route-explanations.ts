import type { ExplainSso, SsoRouteExplanation, SsoRouteStep } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { SsoConfigurationsRepository } from '../configurations/sso-configurations.repository.js';
import { explainRoute, routeAddress } from './home-realm.js';
import { type OwnedRealm, Realms } from './realms.repository.js';

const MOST = 50;

/** Explains the routing of an address to an admin, as far as the admin may know it. */
@Injectable()
export class RouteExplanations {
  constructor(
    private readonly configurations: SsoConfigurationsRepository,
    private readonly claims: DomainsRepository,
    private readonly unit: UnitOfWork,
    private readonly realms: Realms,
  ) {}

  /** For a domain of another tenant, the explanation contains only what its sign-in page shows. */
  async explain(caller: Caller, { email, tenantId: named }: ExplainSso): Promise<SsoRouteExplanation> {
    const asking = tenantInQuestion(caller, named);
    const realm = await this.realms.realmOf(email);
    const tenantId = asking ?? realm.tenantId;
    const isOwn = asking === null || realm.tenantId === null || realm.tenantId === asking;
    return {
      domain: realm.domain,
      route: routeAddress(realm),
      steps: isOwn ? explainRoute(realm) : [addressOf(realm), OTHERS],
      isOwn,
      ...(tenantId
        ? await this.ofTenant(tenantId, isOwn ? realm.decidedBy : realm.domain)
        : { claim: null, connections: [] }),
    };
  }

  private ofTenant(
    tenantId: string,
    domain: string | null,
  ): Promise<Pick<SsoRouteExplanation, 'claim' | 'connections'>> {
    return this.unit.inTenant(tenantId, async () => {
      const claim = domain ? await this.claims.claimOf(tenantId, domain) : null;
      const connections = await this.configurations.ofTenant(tenantId, MOST);
      return {
        claim: claim?.status ?? null,
        connections: connections.map(({ id, name, type, isEnabled, domains }) => ({
          configurationId: id,
          name,
          type,
          isEnabled,
          namesDomain: domain !== null && domains.includes(domain),
        })),
      };
    });
  }
}

const OTHERS: SsoRouteStep = {
  name: 'domain',
  question: 'Has an organization verified the domain?',
  answer: 'Another organization has verified it. Only its admins can see how its users sign in.',
  isYes: true,
  decides: true,
};

function addressOf(realm: OwnedRealm): SsoRouteStep {
  return explainRoute(realm)[0] as SsoRouteStep;
}
