import { type Authenticated, afterSignIn, LIMITS, type Role } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Metrics } from '../telemetry/metrics.js';
import { Tenant } from '../tenants/tenant.entity.js';
import { Membership } from '../users/membership.entity.js';
import { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';
import { toUser } from './session-record.js';
import { hashSessionToken, newSessionToken } from './session-token.js';
import { SignInRefused } from './sign-in-refused.js';

/** Somebody proved who they are; nothing is decided yet. */
export interface Proof {
  readonly userId: string;
  /** How. Source: RFC 8176 §2. */
  readonly amr: readonly string[];
}

/** Where a person signs in: a tenant with their role in it, or the platform. */
interface Place {
  readonly tenant: Tenant | null;
  readonly membership: Membership | null;
  readonly role: Role;
}

/**
 * The only door. Whatever proves who somebody is ends here: the standing of person, membership and tenant and
 * the tenant's policy are checked, the session is made, the event is audited. Nothing else makes a session.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** @throws SignInRefused the person, their membership or their tenant may not sign in */
  async complete(proof: Proof, client: ClientContext): Promise<Authenticated> {
    const outcome = await this.unit.onPlatform('the tenant of a person is found by signing in', () =>
      this.decide(proof, client),
    );
    this.metrics.countSignIn(
      proof.amr[0] ?? 'unknown',
      outcome instanceof SignInRefused ? outcome.code : 'success',
    );
    // Thrown outside of the unit, whose audit event must stay.
    if (outcome instanceof SignInRefused) throw outcome;
    return outcome;
  }

  private async decide(proof: Proof, client: ClientContext): Promise<Authenticated | SignInRefused> {
    const user = await this.em.findOneOrFail(User, { id: proof.userId });
    const place = await this.placeOf(user);
    if (place instanceof SignInRefused) {
      await this.auditRefusal(user, place, client);
      return place;
    }
    return this.open(user, place, proof, client);
  }

  private async placeOf(user: User): Promise<Place | SignInRefused> {
    if (user.status !== 'active') return SignInRefused.person();
    if (user.isSuperadmin) return { tenant: null, membership: null, role: 'superadmin' };

    const memberships = await this.em.find(
      Membership,
      { userId: user.id },
      { orderBy: [{ lastSignInAt: 'desc nulls last' }, { id: 'asc' }], limit: 50 },
    );
    const tenants = await this.em.find(Tenant, { id: { $in: memberships.map((m) => m.tenantId) } });
    const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));

    let refusal = SignInRefused.noTenant();
    for (const membership of memberships) {
      const tenant = byId.get(membership.tenantId);
      if (!tenant) continue;
      if (!tenant.standing().signIn) refusal = SignInRefused.tenant(tenant);
      else if (membership.status !== 'active') refusal = SignInRefused.person(tenant.id);
      else return { tenant, membership, role: membership.role };
    }
    return refusal;
  }

  private async open(user: User, place: Place, proof: Proof, client: ClientContext): Promise<Authenticated> {
    const now = this.clock.now();
    const token = newSessionToken();
    const session = this.em.create(Session, {
      tenantId: place.tenant?.id ?? null,
      userId: user.id,
      tokenHash: hashSessionToken(token),
      accountRole: place.role,
      role: place.role,
      amr: [...proof.amr],
      authenticatedAt: now,
      lastSeenAt: now,
      idleSeconds: place.tenant?.sessionIdleSeconds ?? LIMITS.sessionIdleSeconds,
      expiresAt: plusSeconds(now, place.tenant?.sessionTotalSeconds ?? LIMITS.sessionTotalSeconds),
      address: client.address,
      userAgent: client.userAgent,
    });
    await this.em.flush();
    if (place.membership) await this.noteSignIn(place.membership.id, now);
    await this.audit.record({
      tenantId: session.tenantId ?? null,
      actor: { type: 'user', id: user.id },
      action: 'sign_in.succeeded',
      target: { type: 'session', id: session.id },
      outcome: 'success',
      address: client.address,
      detail: { amr: proof.amr },
    });
    return {
      status: 'authenticated',
      accessToken: token,
      expiresAt: session.expiresAt.toISOString(),
      user: userOf(user, place, session),
      redirectTo: afterSignIn(place.role),
    };
  }

  /** Beside the version that editors compare: two sign-ins at once are no conflict. */
  private async noteSignIn(membershipId: string, now: Date): Promise<void> {
    await this.em.execute('update memberships set last_sign_in_at = ? where id = ?', [now, membershipId]);
  }

  private auditRefusal(user: User, refusal: SignInRefused, client: ClientContext): Promise<void> {
    return this.audit.record({
      tenantId: refusal.tenantId,
      actor: { type: 'user', id: user.id },
      action: 'sign_in.refused',
      target: { type: 'user', id: user.id },
      outcome: 'failure',
      address: client.address,
      detail: { reason: refusal.code },
    });
  }
}

function userOf(user: User, { tenant, membership }: Place, session: Session) {
  return toUser({
    ...session,
    id: session.id,
    userId: user.id,
    tenantId: tenant?.id ?? null,
    oidc: null,
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt ?? null,
    givenName: user.givenName,
    familyName: user.familyName,
    userUpdatedAt: user.updatedAt,
    userStatus: 'active',
    isSuperadmin: user.isSuperadmin,
    membershipRole: membership?.role ?? null,
    membershipStatus: membership?.status ?? null,
    tenantName: tenant?.name ?? null,
    tenantStatus: tenant?.status ?? null,
    plan: tenant?.plan ?? null,
    trialEndsAt: tenant?.trialEndsAt ?? null,
  });
}
