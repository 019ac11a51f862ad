import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SetUpLinksOfPeople } from '../../users/people-relations.js';

/** Links by which somebody else sets a connection up, in the unit of work of the caller. */
@Injectable()
export class SetUpLinksRepository implements SetUpLinksOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async endMadeBy(userId: string, tenantId: string | null): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `update sso_wizard_links set revoked_at = ?
       where created_by = ? and (?::uuid is null or tenant_id = ?::uuid) and revoked_at is null returning 1`,
      [this.clock.now(), userId, tenantId, tenantId],
    );
    return ended.length;
  }
}
