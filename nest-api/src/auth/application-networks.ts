import type { ApplicationNetworks as ApplicationRule } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import type { ChangeCache } from '../database/change-cache.js';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { Origins } from '../network-origin/origins.js';
import { type NetworkProblem, networkProblem } from './policy/networks.js';
import type { SessionRecord } from './session-record.js';

/** At most about 100 KB each: 20 applications with 100 networks. */
const MOST_ORGANIZATIONS = 500;

interface Held {
  readonly tenantId: string;
  readonly rules: readonly ApplicationRule[];
}

/** From which networks an organization lets its users enter individual applications. */
@Injectable()
export class ApplicationNetworks {
  private readonly held: ChangeCache<Held>;

  constructor(
    private readonly lookups: Lookups,
    private readonly origins: Origins,
    changes: Changes,
  ) {
    this.held = changes.cache({
      most: MOST_ORGANIZATIONS,
      seesOwnChanges: true,
      dependsOn: ({ tenantId }) => [`sign_in_policies:${tenantId}`],
    });
  }

  /**
   * Why the user of this session cannot enter the application from the client's network; null if they can. Most organizations
   * have no such rule, which costs nothing.
   *
   * @param application ID of the row
   */
  async problemAt(
    { tenantId, hasNetworkRules }: SessionRecord,
    application: string,
    { address }: Pick<ClientContext, 'address'>,
  ): Promise<NetworkProblem | null> {
    return hasNetworkRules && tenantId !== null ? this.problemOf(tenantId, application, address) : null;
  }

  /** The same for an address of the past, under the rules of now. */
  async problemOf(tenantId: string, application: string, address: string): Promise<NetworkProblem | null> {
    const { rules } = await this.held.get(tenantId, () => this.read(tenantId));
    const rule = rules.find(({ target }) => target.id === application);
    return rule ? networkProblem(rule, address, this.origins.of(address)) : null;
  }

  private async read(tenantId: string): Promise<Held> {
    const [row] = await this.lookups.call<{ network_rules_of_tenant: ApplicationRule[] | null }>(
      'network_rules_of_tenant',
      [tenantId],
    );
    return { tenantId, rules: row?.network_rules_of_tenant ?? [] };
  }
}
