import {
  type CreateSuppression,
  LONGEST_SUPPRESSION_DAYS,
  type SuppressionQuery,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { normalNetworks } from '../auth/policy/networks.js';
import { NotFoundError, UnprocessableInput } from '../common/app-error.js';
import { type Caller, tenantInQuestion } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { type SuppressionRow, SuppressionsRepository } from './suppressions.repository.js';

const WHY = 'a superadmin looks after suppressions of detections';
const DAY_MS = 86_400_000;
/** Each detection is compared with all of them. */
const MOST = 200;

export interface NamedSuppression {
  readonly row: SuppressionRow;
  /** Of its user. */
  readonly email: string | null;
}

/** Suppressions keep expected events, such as a penetration test, from opening incidents. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly suppressions: SuppressionsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(caller: Caller, query: SuppressionQuery): Promise<NamedSuppression[]> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.unit.inScopeOf(tenantId, WHY, async () => {
      const rows = await this.suppressions.page(tenantId, query, this.clock.now());
      const users = await this.users.all(rows.flatMap(({ userId }) => userId ?? []));
      return rows.map((row) => ({ row, email: users.get(row.userId ?? '')?.email ?? null }));
    });
  }

  /** @throws UnprocessableInput */
  create(caller: Caller, wanted: CreateSuppression, client: ClientContext): Promise<NamedSuppression> {
    const tenantId = tenantInQuestion(caller, wanted.tenantId);
    return this.unit.inScopeOf(tenantId, WHY, async () => {
      const now = this.clock.now();
      const expiresAt = new Date(wanted.expiresAt);
      requireSensible(wanted, expiresAt, now);
      const email = wanted.userId ? await this.requireUser(tenantId, wanted.userId) : null;
      if ((await this.suppressions.count(tenantId, now)) >= MOST)
        throw invalid('kind', 'too_many', `There are already ${MOST} suppressions. Delete one first`);
      const [network = null] = wanted.network ? normalNetworks([wanted.network]) : [];
      const { kind, userId = null, note = null } = wanted;
      const id = await this.suppressions.create({ tenantId, kind, network, userId, note, expiresAt }, now);
      const row = await this.require(id);
      await this.record(caller, row, 'detection_suppression.created', client, { kind, network, userId });
      return { row, email };
    });
  }

  /** @throws NotFoundError */
  delete(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), WHY, async () => {
      const row = await this.require(id);
      await this.suppressions.delete(id);
      await this.record(caller, row, 'detection_suppression.deleted', client, { kind: row.kind });
    });
  }

  private async require(id: string): Promise<SuppressionRow> {
    const row = await this.suppressions.find(id);
    if (!row) throw new NotFoundError('suppression');
    return row;
  }

  /** @returns the email address */
  private async requireUser(tenantId: string | null, userId: string): Promise<string> {
    const isMember = tenantId === null || (await this.memberships.has(tenantId, userId));
    const user = isMember ? await this.users.find(userId) : null;
    if (user) return user.email;
    throw invalid('userId', 'unknown', 'This user is not a member of the organization');
  }

  private record(
    caller: Caller,
    { id, tenantId }: SuppressionRow,
    action: 'detection_suppression.created' | 'detection_suppression.deleted',
    client: ClientContext,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'detection_suppression', id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

/** @throws UnprocessableInput */
function requireSensible({ network, userId }: CreateSuppression, expiresAt: Date, now: Date): void {
  if (network && userId) throw invalid('userId', 'one_only', 'Choose a network or a user, not both');
  const days = (expiresAt.getTime() - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_SUPPRESSION_DAYS) return;
  throw invalid(
    'expiresAt',
    'out_of_range',
    `Choose a time within the next ${LONGEST_SUPPRESSION_DAYS} days`,
  );
}

function invalid(field: string, code: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code, message }]);
}
