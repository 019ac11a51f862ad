import { LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { SignInPolicy } from './sign-in-policy.entity.js';

/** How tenants let people in, in the unit of work of the caller. */
@Injectable()
export class SignInPoliciesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Null for a tenant that set none. */
  of(tenantId: string): Promise<SignInPolicy | null> {
    return this.em.findOne(SignInPolicy, { tenantId });
  }

  /** What the strictest of some tenants asks of a password; null where none asks. In no unit of work. */
  async strictestMinLength(tenantIds: readonly string[]): Promise<number | null> {
    const [row] = await this.lookups.call<{ least: number | null }>('strictest_password_length', [tenantIds]);
    return row?.least ?? null;
  }

  /** One with the defaults, for the caller to persist. */
  begin(tenantId: string): SignInPolicy {
    return this.em.create(
      SignInPolicy,
      { tenantId, passwordMinLength: LIMITS.passwordMinLength },
      { persist: false },
    );
  }
}
