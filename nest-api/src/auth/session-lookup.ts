import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { isAlive, type SessionRecord } from './session-record.js';
import { hashSessionToken, isSessionToken } from './session-token.js';

const SELECT = `
  select s.id, s.user_id as "userId", s.tenant_id as "tenantId", s.account_role as "accountRole", s.role, s.amr,
    s.authenticated_at as "authenticatedAt", coalesce(s.proved_at, s.authenticated_at) as "provedAt",
    s.last_seen_at as "lastSeenAt", s.idle_seconds as "idleSeconds",
    s.expires_at as "expiresAt", s.upstream_tenant_id as "upstreamTenantId", s.oidc, u.email, u.email_verified_at as "emailVerifiedAt",
    u.given_name as "givenName", u.family_name as "familyName", u.picture, u.locale, u.zoneinfo, u.updated_at as "userUpdatedAt",
    u.status as "userStatus", u.is_superadmin as "isSuperadmin", m.role as "membershipRole",
    m.status as "membershipStatus", t.name as "tenantName", t.status as "tenantStatus", t.plan,
    t.trial_ends_at as "trialEndsAt",
    (select r.name from tenant_roles r where r.id = m.role_id) as "roleName",
    (select r.permissions from tenant_roles r where r.id = m.role_id) as "rolePermissions"
  from sessions s
  join users u on u.id = s.user_id
  left join tenants t on t.id = s.tenant_id
  left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
  where s.ended_at is null and`;

/** Finds live sessions, in one trip to the database, so that a revoked one stops at once on every replica. */
@Injectable()
export class SessionLookup {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** The live session of this token, or null. */
  async findByToken(token: string): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    const [row] = await this.lookups.query<SessionRecord>('session-by-token', `${SELECT} s.token_hash = $1`, [
      hashSessionToken(token),
    ]);
    return this.alive(row);
  }

  /** The live session with this id, or null. */
  async findById(id: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.query<SessionRecord>('session-by-id', `${SELECT} s.id = $1`, [id]);
    return this.alive(row);
  }

  private alive(row: SessionRecord | undefined): SessionRecord | null {
    return row && isAlive(row, this.clock.now()) ? row : null;
  }
}
