import type { ProvisioningProblemCode } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const MOST = 500;
/** Reasons that one email lists. */
const MOST_REASONS = 3;

/** An application that rejects accounts. */
export interface RejectingApplication {
  readonly id: string;
  readonly tenantId: string;
  /** Null for a SAML application. */
  readonly clientId: string | null;
}

export interface RejectedBecause {
  readonly reason: ProvisioningProblemCode;
  /** Number of accounts. */
  readonly count: number;
}

/** Accounts that applications reject, and what was told of them. Joins the unit of work of the caller. */
@Injectable()
export class RejectedAccounts {
  constructor(private readonly em: EntityManager) {}

  /**
   * Applications with an account that was rejected since the admins were told, of all tenants.
   *
   * @param toldBefore those that were told later wait
   * @param rejectedBefore of the first such account, so that a sync has time to meet the others
   */
  async untold(toldBefore: Date, rejectedBefore: Date): Promise<RejectingApplication[]> {
    return this.em.execute<RejectingApplication[]>(
      `select p.id, p.tenant_id as "tenantId", p.client_id as "clientId" from application_provisioning p
       where p.state = 'active' and (p.rejected_told_at is null or p.rejected_told_at <= ?)
         and exists (select from provisioning_objects o
           where o.provisioning_id = p.id and o.tenant_id = p.tenant_id and o.status = 'refused' and o.kind = 'user'
             and o.updated_at <= ? and (p.rejected_told_at is null or o.updated_at > p.rejected_told_at))
       order by p.id limit ${MOST}`,
      [toldBefore, rejectedBefore],
    );
  }

  async count({ id }: RejectingApplication): Promise<number> {
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count from provisioning_objects
       where provisioning_id = ? and status = 'refused' and kind = 'user'`,
      [id],
    );
    return row.count;
  }

  /** The most frequent ones first. */
  async reasons({ id }: RejectingApplication): Promise<RejectedBecause[]> {
    return this.em.execute<RejectedBecause[]>(
      `select problem ->> 'code' as reason, count(*)::int as count from provisioning_objects
       where provisioning_id = ? and status = 'refused' and kind = 'user' and problem is not null
       group by 1 order by 2 desc, 1 limit ${MOST_REASONS}`,
      [id],
    );
  }

  async noteTold({ id }: RejectingApplication, now: Date): Promise<void> {
    await this.em.execute('update application_provisioning set rejected_told_at = ? where id = ?', [now, id]);
  }
}
