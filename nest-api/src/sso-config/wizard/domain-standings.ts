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
  // Who owns a domain is told only to those whose directory has shown that it is theirs.
  if (!vouched) return 'unverified';
  if (owner) return 'owned_elsewhere';
  const parents = parentsOf(domain);
  const above = owned.some((other) => parents.includes(other.domain) && other.tenantId !== tenantId);
  return above ? 'parent_owned_elsewhere' : 'will_be_verified';
}

const COVERED: Partial<Record<Standing, (above: string) => string>> = {
  verified: (above) => `${above} is verified and covers it: it counts at once.`,
  unverified: (above) =>
    `${above} is verified and covers it. Add ${above} to the connection, and it counts at once.`,
};

const MESSAGES: Record<Standing, (captured: CapturedDomain) => string> = {
  verified: () => 'Verified already: it counts at once.',
  will_be_verified: () => 'The directory vouches for it: it counts as verified once this is saved.',
  unverified: ({ source }) => UNVERIFIED[source],
  owned_elsewhere: () =>
    'Another organization has verified this domain, and one owns it at a time. It counts here once that one removes it: ask its admins, or ask us to move it.',
  parent_owned_elsewhere: () =>
    'Another organization has verified a domain above this one. Ask it to give this part up, or ask us.',
  unusable: () => 'It cannot be used.',
};

const UNVERIFIED: Record<CapturedDomain['source'], string> = {
  directory:
    'The directory names it, but whoever consented does not administer it. Prove it by a DNS record under Domains.',
  account: 'The domain of the account that consented. Prove it by a DNS record under Domains.',
  default: 'A default of the product, not a domain of yours. It never counts as verified.',
  claimed: 'Claimed, and not verified yet. Prove it by a DNS record under Domains.',
};
