import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PasswordReset } from './password-reset.entity.js';

/** Links for a new password that wait, in the unit of work of the caller. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly em: EntityManager) {}

  async forgetThoseOf(userId: string): Promise<void> {
    await this.em.nativeDelete(PasswordReset, { userId });
  }
}
