import { type LoginResult, type OwnTenant, type Role, TENANT_STANDING } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { ConflictError, NotFoundError, UnauthenticatedError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PersonStandings } from './person-standing.js';
import { SessionLookup } from './session-lookup.js';
import { SessionsRepository } from './sessions.repository.js';
import { SignIn } from './sign-in.js';

export class AlreadyThere extends ConflictError {
  readonly code = 'already_there';

  constructor() {
    super('Your session is already in this organization.');
  }
}

/** Switches a user between their tenants. */
@Injectable()
export class TenantSwitch {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsRepository,
    private readonly unit: UnitOfWork,
    private readonly standings: PersonStandings,
    private readonly lookup: SessionLookup,
    private readonly signIn: SignIn,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The caller's tenants, the last used one first. */
  async list(caller: Caller): Promise<OwnTenant[]> {
    const standings = await this.standings.find(caller.userId);
    return standings.flatMap(
      ({ tenantId, tenantName, tenantStatus, membershipRole, membershipStatus, roleName }) =>
        tenantId && tenantStatus && membershipRole
          ? [
              {
                id: tenantId,
                name: tenantName ?? '',
                status: tenantStatus,
                role: membershipRole as Role,
                roleName,
                isCurrent: tenantId === caller.tenantId,
                isOpen: membershipStatus === 'active' && TENANT_STANDING[tenantStatus].signIn,
              },
            ]
          : [],
    );
  }

  /**
   * Creates a session in the other tenant, under its policy. The previous session ends.
   *
   * @throws NotFoundError the caller is not a member
   * @throws AlreadyThere
   * @throws SignInRefused the membership, the tenant or its policy rejects it; the session is unchanged
   */
  async enter(caller: Caller, tenantId: string, client: ClientContext): Promise<LoginResult> {
    if (caller.tenantId === tenantId) throw new AlreadyThere();
    const standings = await this.standings.find(caller.userId);
    if (!standings.some((standing) => standing.tenantId === tenantId))
      throw new NotFoundError('organization');
    const session = await this.lookup.findById(caller.sessionId);
    if (!session) throw new UnauthenticatedError();

    const { userId, amr, authenticatedAt, upstreamTenantId, expiresAt } = session;
    const through = upstreamTenantId ? { through: { configurationId: '', tenantId: upstreamTenantId } } : {};
    const entered = (await this.signIn.complete(
      { userId, amr, method: 'tenant_switch', ...through },
      client,
      {
        tenantId,
        authenticatedAt,
        // The identity provider's session may end earlier than any policy requires.
        ...(amr.includes('fed') && { endsAt: expiresAt }),
      },
    )) as LoginResult;
    // The policy requires a second factor first. Until then, the session stays unchanged.
    if (entered.status === 'second_factor_required') return entered;
    await this.leave(caller, tenantId, client);
    return entered;
  }

  /** Each tenant's audit log records its own side, without the other tenant. */
  private leave(caller: Caller, to: string, client: ClientContext): Promise<void> {
    return this.unit.asPerson(caller.userId, async () => {
      const session = await this.sessions.find(caller.sessionId);
      session?.end('replaced', this.clock.now());
      await this.em.flush();
      for (const [tenantId, direction] of [
        [caller.tenantId, 'left'],
        [to, 'entered'],
      ] as const) {
        await this.audit.record({
          tenantId,
          actor: { type: 'user', id: caller.userId },
          action: 'session.tenant_switched',
          target: { type: 'user', id: caller.userId },
          outcome: 'success',
          address: client.address,
          detail: { direction },
        });
      }
    });
  }
}
