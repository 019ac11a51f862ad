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
import type { Admission } from './attempt-limits.js';

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

/** What decides about a sign-in, read in one trip: the person and their tenants, the one used last first. */
@Injectable()
export class PersonStandings {
  private readonly accepted = new WeakMap<object, Promise<PersonStanding[]>>();

  constructor(private readonly lookups: Lookups) {}

  find(userId: string): Promise<PersonStanding[]> {
    return this.lookups.call<PersonStanding>('person_standings', [userId, MOST_TENANTS]);
  }

  /** Takes the attempt of a good password back, and reads the person's standings in the same trip for `findFor`. */
  async accept(proof: { readonly userId: string }, { keys, free, at }: Admission): Promise<void> {
    const values = [keys, free, at, proof.userId, MOST_TENANTS];
    const read = this.lookups.call<PersonStanding>('accept_password', values);
    this.accepted.set(proof, read);
    await read;
  }

  /** Once what was read when the proof was accepted; afterwards as they are then. */
  findFor(proof: { readonly userId: string }): Promise<PersonStanding[]> {
    const read = this.accepted.get(proof);
    this.accepted.delete(proof);
    return read ?? this.find(proof.userId);
  }
}
