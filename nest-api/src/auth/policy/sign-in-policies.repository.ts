import { LIMITS, type PolicyTarget, type RiskRule } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { textArray } from '../../database/text-array.js';
import { SignInPolicy } from './sign-in-policy.entity.js';

/** Sign-in policies. Joins the caller's unit of work. */
@Injectable()
export class SignInPoliciesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Null if the tenant has set none. */
  of(tenantId: string): Promise<SignInPolicy | null> {
    return this.em.findOne(SignInPolicy, { tenantId });
  }

  /** The strictest minimum length of some tenants; null if none sets one. Uses no unit of work. */
  async strictestMinLength(tenantIds: readonly string[]): Promise<number | null> {
    const [row] = await this.lookups.call<{ least: number | null }>('strictest_password_length', [tenantIds]);
    return row?.least ?? null;
  }

  /** The first groups and applications by name that a rule can be about, at most `most` of each type. */
  targets(tenantId: string, most: number): Promise<PolicyTarget[]> {
    return this.em.execute<PolicyTarget[]>(
      'select type, id, name, "isOfPlatform" from policy_targets_of_tenant(?, ?)',
      [tenantId, most],
    );
  }

  /** Which of these are groups or applications of the tenant, or applications of the platform. */
  riskTargets(tenantId: string, ids: readonly string[]): Promise<RiskRule['target'][]> {
    return this.em.execute<RiskRule['target'][]>(
      'select type, id from risk_targets_of_tenant(?, ?::uuid[])',
      [tenantId, textArray(ids)],
    );
  }

  /** A policy with the defaults, which the caller persists. */
  begin(tenantId: string): SignInPolicy {
    return this.em.create(
      SignInPolicy,
      { tenantId, passwordMinLength: LIMITS.passwordMinLength },
      { persist: false },
    );
  }
}
