import type { WizardDomain } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { decidersOf, decidingOf } from '../../domains/deciding-domain.js';
import { parentsOf } from '../../domains/domain-name.js';
import { DomainsRepository, type KnownDomain } from '../../domains/domains.repository.js';
import type { CapturedDomain } from './captured.js';

type Standing = WizardDomain['standing'];

/** What captured domains are to a tenant now, in words; conflicts explained. */
@Injectable()
export class DomainStandings {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly unit: UnitOfWork,
  ) {}

  /** One query however many. */
  async of(tenantId: string | null, domains: readonly CapturedDomain[]): Promise<WizardDomain[]> {
    const usable = domains.filter(({ unusable }) => !unusable);
    const named = usable.map(({ domain }) => domain);
    const names = named.flatMap(decidersOf);
    const asked = [...new Set(names)];
    const owned: readonly KnownDomain[] =
      tenantId === null
        ? await this.unit.onPlatform('a superadmin sets up an organization that is not there yet', () =>
            this.domains.verifiedAmong(asked),
          )
        : await this.domains.verifiedFor(tenantId, asked);
    return domains.map((captured) => {
      const { domain, source, vouched, unusable } = captured;
      const above = tenantId === null || unusable ? null : coveredBy(domain, tenantId, owned);
      const isCovered = above !== null && named.includes(above);
      const standing = isCovered ? 'verified' : standingOf(captured, tenantId, owned);
      const message = above ? COVERED[standing]?.(above) : null;
      return {
        domain,
        source,
        vouched,
        standing,
        message: unusable ?? message ?? MESSAGES[standing](captured),
      };
    });
  }
}

/** The domain of the tenant that covers this one, where it decides about it; a connection has to name it, too. */
function coveredBy(domain: string, tenantId: string, owned: readonly KnownDomain[]): string | null {
  const deciding = decidingOf(domain, owned);
  return deciding && deciding.tenantId === tenantId && deciding.domain !== domain ? deciding.domain : null;
}

function standingOf(
  { domain, vouched, unusable }: CapturedDomain,
  tenantId: string | null,
  owned: readonly KnownDomain[],
): Standing {
  if (unusable) return 'unusable';
  const owner = owned.find((other) => other.domain === domain);
  if (owner && owner.tenantId === tenantId) return 'verified';
  // The owner of a domain is only revealed if the user's directory has verified the domain.
  if (!vouched) return 'unverified';
  if (owner) return 'owned_elsewhere';
  const parents = parentsOf(domain);
  const above = owned.some((other) => parents.includes(other.domain) && other.tenantId !== tenantId);
  return above ? 'parent_owned_elsewhere' : 'will_be_verified';
}

const COVERED: Partial<Record<Standing, (above: string) => string>> = {
  verified: (above) => `${above} is verified and covers this domain. It counts as verified immediately.`,
  unverified: (above) =>
    `${above} is verified and covers this domain. Add the parent domain to the connection to use it immediately.`,
};

const MESSAGES: Record<Standing, (captured: CapturedDomain) => string> = {
  verified: () => 'Already verified. It applies immediately.',
  will_be_verified: () => 'The directory has verified this domain. It counts as verified after you save.',
  unverified: ({ source }) => UNVERIFIED[source],
  owned_elsewhere: () =>
    'Another organization has verified this domain. Only one organization can own it. Ask the admins of that organization to remove it, or ask us to move it.',
  parent_owned_elsewhere: () =>
    'Another organization has verified a parent domain. Ask that organization to release this subdomain, or contact us.',
  unusable: () => 'This domain cannot be used.',
};

const UNVERIFIED: Record<CapturedDomain['source'], string> = {
  directory:
    'The directory contains this domain, but the user who consented does not administer the directory. Verify it with a DNS record under Domains.',
  account: 'This is the domain of the account that consented. Verify it with a DNS record under Domains.',
  default: 'This is a default of the product, not one of your domains. It never counts as verified.',
  claimed: 'This domain is claimed but not verified yet. Verify it with a DNS record under Domains.',
};
