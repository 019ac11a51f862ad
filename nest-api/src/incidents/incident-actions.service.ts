import { type ActOnIncident, MOST_NETWORKS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { normalNetworks } from '../auth/policy/networks.js';
import { SignInPolicies } from '../auth/policy/sign-in-policies.service.js';
import { ForbiddenError, NotFoundError, UnprocessableInput } from '../common/app-error.js';
import { may } from '../common/caller.js';
import { MemberChanges } from '../users/member-changes.service.js';
import { People } from '../users/people/people.service.js';
import { actionsFor } from './incident.dto.js';
import type { IncidentRow } from './incidents.repository.js';
import { type IncidentOrder, Incidents } from './incidents.service.js';

type Detail = Readonly<Record<string, string | number>>;

/** Ends an attack with the operations of users and of the sign-in policy, and records what was done. */
@Injectable()
export class IncidentActions {
  constructor(
    private readonly incidents: Incidents,
    private readonly members: MemberChanges,
    private readonly people: People,
    private readonly policies: SignInPolicies,
  ) {}

  /**
   * @throws NotFoundError @throws IncidentClosed
   * @throws ForbiddenError the caller may not change users
   * @throws UnprocessableInput the incident does not have the action, the user or the network; or the network contains the
   *   caller's own address
   */
  async take(order: IncidentOrder, wanted: ActOnIncident): Promise<void> {
    const row = await this.incidents.toActOn(order.caller, order.id);
    if (!actionsFor(row).includes(wanted.action))
      throw invalid('action', 'not_available', 'This incident does not have this action');
    const detail = await this.carryOut(order, row, wanted);
    await this.incidents.noteAction(order, row, { action: wanted.action, ...detail });
  }

  private carryOut(order: IncidentOrder, row: IncidentRow, wanted: ActOnIncident): Promise<Detail> {
    if (wanted.action === 'block_network') return this.blockNetwork(order, row, wanted.network);
    if (!may(order.caller, 'user_management')) throw new ForbiddenError();
    if (wanted.action === 'require_factor') return this.requireFactor(order, row, wanted.userId);
    return this.endSessions(order, row, wanted.userId);
  }

  /** Users who are no longer members are skipped, and so is the caller, who would be signed out. */
  private async endSessions(
    order: IncidentOrder,
    row: IncidentRow,
    userId: string | undefined,
  ): Promise<Detail> {
    const users = userId ? [affected(row, userId)] : row.users.filter((id) => id !== order.caller.userId);
    let sessions = 0;
    for (const id of users) sessions += await this.signOut(order, row.tenantId, id);
    return { count: sessions, users: users.length, ...(userId && { userId }) };
  }

  private async signOut(
    { caller, client }: IncidentOrder,
    tenantId: string | null,
    userId: string,
  ): Promise<number> {
    try {
      return tenantId === null
        ? await this.people.signOut(caller, userId, client)
        : await this.members.signOut({ caller, client, tenantId, userId, version: undefined });
    } catch (error) {
      if (error instanceof NotFoundError) return 0;
      throw error;
    }
  }

  private async requireFactor(
    { caller, client }: IncidentOrder,
    row: IncidentRow,
    named: string | undefined,
  ): Promise<Detail> {
    const userId = affected(row, named);
    const tenantId = row.tenantId as string;
    await this.members.requireFactor({ caller, client, tenantId, userId, version: undefined });
    return { userId };
  }

  private async blockNetwork(
    { caller, client }: IncidentOrder,
    { tenantId, networks }: IncidentRow,
    network: string | undefined,
  ): Promise<Detail> {
    if (network === undefined || !networks.includes(network))
      throw invalid('network', 'unknown', 'Choose one of the networks of the incident');
    const policy = await this.policies.get(caller, tenantId as string);
    const blockedNetworks = normalNetworks([...policy.blockedNetworks, network]);
    if (blockedNetworks.length > MOST_NETWORKS)
      throw invalid('network', 'too_many', `The sign-in policy already blocks ${MOST_NETWORKS} networks`);
    await this.policies.save(caller, { ...policy, tenantId: tenantId as string, blockedNetworks }, client);
    return { network };
  }
}

/** @throws UnprocessableInput */
function affected({ users }: IncidentRow, userId: string | undefined): string {
  if (userId !== undefined && users.includes(userId)) return userId;
  throw invalid('userId', 'unknown', 'Choose one of the users of the incident');
}

function invalid(field: string, code: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code, message }]);
}
