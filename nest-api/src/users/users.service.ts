import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/app-error.js';
import { decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Membership } from './membership.entity.js';
import { User } from './user.entity.js';

/** A person as one tenant sees them. */
export interface Member {
  readonly membership: Membership;
  readonly user: User;
}

@Injectable()
export class Users {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** At most `limit + 1` members of the tenant, longest first. */
  list(tenantId: string, limit: number, cursor: string | undefined): Promise<Member[]> {
    return this.unit.inTenant(tenantId, async () => {
      const after = cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {};
      const memberships = await this.em.find(
        Membership,
        { tenantId, ...after },
        { orderBy: { id: 'asc' }, limit: limit + 1 },
      );
      const users = await this.em.find(User, { id: { $in: memberships.map(({ userId }) => userId) } });
      const byId = new Map(users.map((user) => [user.id, user]));
      return memberships.flatMap((membership) => {
        const user = byId.get(membership.userId);
        return user ? [{ membership, user }] : [];
      });
    });
  }

  /** @throws NotFoundError the person is no member of this tenant */
  get(tenantId: string, userId: string): Promise<Member> {
    return this.unit.inTenant(tenantId, async () => {
      const membership = await this.em.findOne(Membership, { tenantId, userId });
      const user = membership && (await this.em.findOne(User, { id: userId }));
      if (!membership || !user) throw new NotFoundError('person');
      return { membership, user };
    });
  }
}
