import { LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SignInPolicy } from './sign-in-policy.entity.js';

/** How tenants let people in, in the unit of work of the caller. */
@Injectable()
export class SignInPoliciesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for a tenant that set none. */
  of(tenantId: string): Promise<SignInPolicy | null> {
    return this.em.findOne(SignInPolicy, { tenantId });
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
