import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Credential } from '../credential.entity.js';

/** Hashes of passwords, in the unit of work of the caller. */
@Injectable()
export class CredentialsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The first password of somebody; stored when the unit of work is flushed. */
  addPassword(userId: string, secret: string): void {
    this.em.create(Credential, { userId, kind: 'password', secret });
  }

  /** Which of some people have a password. */
  async withPassword(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.em.find(
      Credential,
      { userId: { $in: [...userIds] }, kind: 'password' },
      { fields: ['userId'] },
    );
    return new Set(found.map(({ userId }) => userId));
  }

  async hasPassword(userId: string): Promise<boolean> {
    return (await this.em.count(Credential, { userId, kind: 'password' })) > 0;
  }
}
