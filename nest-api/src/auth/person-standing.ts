import type {
  MembershipRole,
  MembershipStatus,
  Permission,
  Plan,
  RiskPolicy,
  SignInPolicy,
  TenantStatus,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import type { ApplicationRule } from './application-rule.js';

/** A user with one of their tenants. A user without a tenant has one row with nulls. */
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
  /** Of the tenant's custom role, if the user has one. */
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
  /** When the tenant began to require a second factor; null if it does not. */
  readonly secondFactorSince: Date | null;
  readonly graceDays: number | null;
  /** When the tenant required a new factor from this member; null if it does not. */
  readonly newFactorSince: Date | null;
  /** When the user set up the newest factor; read only if a new one is required. */
  readonly newestFactorAt: Date | null;
  readonly upstreamFactor: SignInPolicy['upstreamFactor'];
  /** Networks of the tenant's policy; empty without one. */
  readonly allowedNetworks: string[];
  readonly blockedNetworks: string[];
  /** Whether the tenant has passwords looked up among leaked ones at sign-in. */
  readonly checksPasswords: boolean;
  readonly riskMode: RiskPolicy['mode'];
  readonly riskModel: RiskPolicy['model'];
  /** For this member: the strictest of the policy's action and those of the rules for their groups. */
  readonly riskMedium: RiskPolicy['medium'];
  readonly riskHigh: RiskPolicy['high'];
  /** Of the policy, for applications; null without one. */
  readonly riskRules: readonly ApplicationRule[] | null;
  /** Whether the tenant requires single sign-on. If not, the next two are false. */
  readonly requiresSso: boolean;
  /** Whether this user is an emergency administrator. */
  readonly isEmergencyAdmin: boolean;
  /** Whether the tenant has an emergency administrator who is still an active admin. */
  readonly hasEmergencyAdmin: boolean;
  /** What is usual for this member's sign-ins; null without one. Only `src/risk` reads it. */
  readonly profile: object | null;
  /** What the connection of this sign-in usually sends; null without one. Only `src/risk` reads it. */
  readonly connectionClaims?: object | null;
}

/** More tenants than any user has. */
export const MOST_TENANTS = 50;

/** The facts for a sign-in, read in one round trip: the user and their tenants, the last used one first. */
@Injectable()
export class PersonStandings {
  constructor(private readonly lookups: Lookups) {}

  /** @param connectionId of a sign-in through an identity provider */
  find(userId: string, connectionId: string | null = null): Promise<PersonStanding[]> {
    return this.lookups.asApp<PersonStanding>(
      'standings_of_user',
      `select s.*, sign_in_profile($1, s."tenantId") as profile,
         (select claims_of_connection($3)) as "connectionClaims"
       from standings_of_user($1, $2) s`,
      [userId, MOST_TENANTS, connectionId],
    );
  }
}
