import {
  COUNTED_AT_MOST,
  LEFT_BEHIND_NAMED,
  LEFT_BEHIND_STAYS,
  type LeftBehindDto,
  type LeftBehindKind,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, may } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { People } from '../../users/people/people.service.js';
import { Users } from '../../users/users.service.js';
import { KINDS } from './left-behind.sql.js';

const KIND_NAMES = Object.keys(KINDS) as LeftBehindKind[];

interface Row {
  readonly kind: LeftBehindKind;
  readonly id: string;
  readonly tenantId: string | null;
  readonly name: string | null;
  readonly total: number;
}

/** Counts and lists what a user leaves behind, before it ends and for the remaining decisions. */
@Injectable()
export class LeftBehindList {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /**
   * In one tenant, also for former members.
   *
   * @throws NotFoundError the user is not a member and left nothing here
   * @throws ForbiddenError the user has permissions that the caller lacks
   */
  async inTenant(caller: Caller, tenantId: string, userId: string): Promise<LeftBehindDto> {
    const isMember = await this.isMemberBelow(caller, tenantId, userId);
    const found = await this.unit.inTenant(tenantId, () => this.read(userId, tenantId));
    const mayReadAll = may(caller, 'tenant_management') || may(caller, 'platform_management');
    if (!isMember && (!mayReadAll || found.length === 0)) throw new NotFoundError('person');
    return toDto(found, mayReadAll);
  }

  /** In every tenant. @throws NotFoundError */
  async everywhere(userId: string): Promise<LeftBehindDto> {
    await this.people.get(userId);
    const found = await this.unit.onPlatform('a superadmin looks after people of any tenant', () =>
      this.read(userId, null),
    );
    return toDto(found, true);
  }

  private async isMemberBelow(caller: Caller, tenantId: string, userId: string): Promise<boolean> {
    try {
      await this.users.requireBelow(caller, tenantId, userId);
      return true;
    } catch (error) {
      if (error instanceof NotFoundError) return false;
      throw error;
    }
  }

  private read(userId: string, tenantId: string | null): Promise<Row[]> {
    const values: (string | Date | null)[] = [];
    const parts = KIND_NAMES.map((kind) => {
      const sql = KINDS[kind].replaceAll(/:who|:now/g, (name) => {
        values.push(name === ':who' ? userId : this.clock.now());
        return '?';
      });
      values.push(tenantId, tenantId);
      return `(select '${kind}' as kind, x.id, x.tenant_id as "tenantId", x.name, count(*) over ()::int as total
        from (select * from (${sql}) every where ?::uuid is null or every.tenant_id = ?::uuid
          limit ${COUNTED_AT_MOST + 1}) x
        order by x.id desc limit ${LEFT_BEHIND_NAMED})`;
    });
    return this.em.execute<Row[]>(parts.join(' union all '), values);
  }
}

/** A caller who may manage only users sees the number of applications and connections, not their names. */
function toDto(rows: readonly Row[], mayReadAll: boolean): LeftBehindDto {
  const ofKind = (kind: LeftBehindKind) => {
    const found = rows.filter((row) => row.kind === kind);
    const isNamed = mayReadAll || !(LEFT_BEHIND_STAYS as readonly string[]).includes(kind);
    return {
      total: found[0]?.total ?? 0,
      items: found.map(({ id, tenantId, name }) => ({ id, tenantId, name: isNamed ? name : null })),
    };
  };
  return Object.fromEntries(KIND_NAMES.map((kind) => [kind, ofKind(kind)])) as LeftBehindDto;
}
