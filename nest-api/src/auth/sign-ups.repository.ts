import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SignUp } from './sign-up.entity.js';

export type { SignUp };

export type NewSignUp = Pick<
  SignUp,
  'email' | 'givenName' | 'familyName' | 'company' | 'passwordHash' | 'expiresAt'
>;

/** Sign-ups whose address is not verified yet, in the unit of work of the caller. */
@Injectable()
export class SignUpsRepository {
  constructor(private readonly em: EntityManager) {}

  async add(wish: NewSignUp): Promise<SignUp> {
    const signUp = this.em.create(SignUp, wish);
    await this.em.flush();
    return signUp;
  }

  /** Takes it away, as a link works once: of two clicks at once one finds the row. Null when it has expired. */
  async take(id: string, now: Date): Promise<SignUp | null> {
    const signUp = await this.em.findOne(SignUp, { id, expiresAt: { $gt: now } });
    if (!signUp || (await this.em.nativeDelete(SignUp, { id })) === 0) return null;
    return signUp;
  }
}
