import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SignUp } from './sign-up.entity.js';

export type { SignUp };

export type NewSignUp = Pick<
  SignUp,
  'email' | 'givenName' | 'familyName' | 'company' | 'passwordHash' | 'expiresAt'
>;

/** Unverified sign-ups. Joins the caller's unit of work. */
@Injectable()
export class SignUpsRepository {
  constructor(private readonly em: EntityManager) {}

  async add(wish: NewSignUp): Promise<SignUp> {
    const signUp = this.em.create(SignUp, wish);
    await this.em.flush();
    return signUp;
  }

  /** Deletes and returns it: only one of two concurrent clicks finds the row. Null if it has expired. */
  async take(id: string, now: Date): Promise<SignUp | null> {
    const signUp = await this.em.findOne(SignUp, { id, expiresAt: { $gt: now } });
    if (!signUp || (await this.em.nativeDelete(SignUp, { id })) === 0) return null;
    return signUp;
  }
}
