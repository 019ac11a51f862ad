import type {
  MembershipRole,
  MembershipStatus,
  Permission,
  Plan,
  SignInPolicy,
  TenantStatus,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';

/** A person beside one of their tenants; of somebody without a tenant there is one row with nulls. */
export interface PersonStanding {
  readonly userId: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | null;
  readonly locale: string | null;
  readonly zoneinfo: string | null;
  readonly userUpdatedAt: Date;
  readonly userStatus: 'active' | 'suspended';
  readonly isSuperadmin: boolean;
  readonly membershipId: string | null;
  readonly membershipRole: MembershipRole | null;
  readonly membershipStatus: MembershipStatus | null;
  /** Of the tenant's own role that they hold there, if any. */
  readonly roleName: string | null;
  readonly rolePermissions: Permission[] | null;
  readonly tenantId: string | null;
  readonly tenantName: string | null;
  readonly tenantStatus: TenantStatus | null;
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
  readonly sessionIdleSeconds: number | null;
  readonly sessionTotalSeconds: number | null;
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
  readonly memberSince: Date | null;
  /** Since when the tenant requires a second factor; null while it doesn't. */
  readonly secondFactorSince: Date | null;
  readonly graceDays: number | null;
  /** Since when the tenant asks this very member for a new factor; null while it doesn't. */
  readonly newFactorSince: Date | null;
  /** When they set up the factor that they have had for the shortest time; read only where a new one is asked for. */
  readonly newestFactorAt: Date | null;
  readonly upstreamFactor: SignInPolicy['upstreamFactor'];
}

/** More tenants than anybody signs in to. */
const MOST_TENANTS = 50;

const SELECT = `
  select u.id as "userId", u.email, u.email_verified_at as "emailVerifiedAt", u.given_name as "givenName",
    u.family_name as "familyName", u.picture, u.locale, u.zoneinfo, u.updated_at as "userUpdatedAt", u.status as "userStatus",
    u.is_superadmin as "isSuperadmin", m.id as "membershipId", m.role as "membershipRole",
    m.status as "membershipStatus", t.id as "tenantId", t.name as "tenantName", t.status as "tenantStatus",
    t.plan, t.trial_ends_at as "trialEndsAt", t.session_idle_seconds as "sessionIdleSeconds",
    t.session_total_seconds as "sessionTotalSeconds",
    (select r.name from tenant_roles r where r.id = m.role_id) as "roleName",
    (select r.permissions from tenant_roles r where r.id = m.role_id) as "rolePermissions",
    m.created_at as "memberSince", p.second_factor_since as "secondFactorSince", p.grace_days as "graceDays",
    coalesce(p.upstream_factor, 'when_claimed') as "upstreamFactor", m.factor_required_at as "newFactorSince",
    case when m.factor_required_at is not null then greatest(
      (select max(f.confirmed_at) from totp_factors f where f.user_id = u.id),
      (select max(k.created_at) from passkeys k where k.user_id = u.id)) end as "newestFactorAt",
    exists (select 1 from totp_factors f where f.user_id = u.id and f.confirmed_at is not null) as "hasTotp",
    exists (select 1 from passkeys k where k.user_id = u.id) as "hasPasskey"
  from users u
  left join memberships m on m.user_id = u.id
  left join tenants t on t.id = m.tenant_id
  left join sign_in_policies p on p.tenant_id = m.tenant_id
  where u.id = $1
  order by m.last_sign_in_at desc nulls last, m.id
  limit ${MOST_TENANTS}`;

/** What decides about a sign-in, read in one trip: the person and their tenants, the one used last first. */
@Injectable()
export class PersonStandings {
  constructor(private readonly lookups: Lookups) {}

  find(userId: string): Promise<PersonStanding[]> {
    return this.lookups.query<PersonStanding>('person-standing', SELECT, [userId]);
  }
}
