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
  /** Whether the tenant requires single sign-on. The next two are false while it doesn't. */
  readonly requiresSso: boolean;
  /** Whether the tenant names this user for emergencies. */
  readonly isEmergencyAdmin: boolean;
  /** Whether the tenant has an emergency administrator who is still an active admin. */
  readonly hasEmergencyAdmin: boolean;
}

/** More tenants than anybody signs in to. */
export const MOST_TENANTS = 50;

/** What decides about a sign-in, read in one trip: the person and their tenants, the one used last first. */
@Injectable()
export class PersonStandings {
  constructor(private readonly lookups: Lookups) {}

  find(userId: string): Promise<PersonStanding[]> {
    return this.lookups.call<PersonStanding>('standings_of_user', [userId, MOST_TENANTS]);
  }
}
