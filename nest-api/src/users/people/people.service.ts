import {
  type ChangePerson,
  type PeopleSummary,
  type PersonListQuery,
  type PersonMembershipDto,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { Counted } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { LeftBehind } from '../left-behind.js';
import { AlreadySo, LastAdmin, OwnMembership, requireOwnNames } from '../member-rules.js';
import { MembershipsRepository } from '../memberships.repository.js';
import { PeopleRelations } from '../people-relations.js';
import { type User, UsersRepository } from '../users.repository.js';
import { PeopleRepository } from './people.repository.js';
import type { PersonRow } from './person-row.js';

/** The platform would have no superadmin left. */
export class LastSuperadmin extends ConflictError {
  readonly code = 'last_superadmin';

  constructor() {
    super('This is the last active super admin.');
  }
}

/** The account is being erased and cannot be changed. */
export class BeingErased extends ConflictError {
  readonly code = 'being_erased';

  constructor() {
    super('This user is being erased. This cannot be undone.');
  }
}

export interface Person extends PersonRow {
  readonly memberships: PersonMembershipDto[];
}

type PersonAction = 'user.updated' | 'user.suspended' | 'user.reactivated' | 'user.removed';

const WHY = 'a superadmin looks after people of any tenant';

/** Users, as superadmins see them. */
@Injectable()
export class People {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly people: PeopleRepository,
    private readonly users: UsersRepository,
    private readonly memberships: MembershipsRepository,
    private readonly tenants: TenantsRepository,
    private readonly relations: PeopleRelations,
    private readonly leftBehind: LeftBehind,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1` users with their tenants. The number of queries is constant. */
  list(query: PersonListQuery): Promise<Counted<Person>> {
    return this.unit.onPlatform(WHY, async () => {
      const page = await this.people.page(query);
      return { ...page, rows: await this.withMemberships(page.rows) };
    });
  }

  /** The numbers are stored counts, so the cost does not depend on the number of users. */
  summary(): Promise<PeopleSummary> {
    return this.unit.onPlatform(WHY, () => this.people.summary());
  }

  get(id: string): Promise<Person> {
    return this.unit.onPlatform(WHY, () => this.read(id));
  }

  /**
   * Changes the name. Only users themselves change their email address. @throws ManagedByDirectory a directory owns the
   * name
   */
  rename(
    caller: Caller,
    id: string,
    { version, givenName, familyName }: ChangePerson,
    client: ClientContext,
  ): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      requireOwnNames(await this.relations.directories.ownerOfNames(id));
      user.givenName = givenName;
      user.familyName = familyName;
      return { action: 'user.updated', detail: { fields: ['givenName', 'familyName'] } };
    });
  }

  /** Suspends a user in all tenants, and ends all their sessions and the access of applications. */
  suspend(caller: Caller, id: string, version: number, client: ClientContext): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      if (caller.userId === id) throw new OwnMembership();
      if (user.status === 'suspended') throw new AlreadySo('This user is already suspended.');
      if (user.isSuperadmin) await this.requireAnotherSuperadmin(id);
      user.status = 'suspended';
      await this.em.flush();
      return {
        action: 'user.suspended',
        detail: {
          sessions: await this.relations.sessions.endOfPerson(id, 'suspended'),
          ...(await this.leftBehind.ofPerson(id)),
        },
      };
    });
  }

  reactivate(caller: Caller, id: string, version: number, client: ClientContext): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      if (user.eraseAskedBy) throw new BeingErased();
      if (user.status === 'active') throw new AlreadySo('This user is already active.');
      user.status = 'active';
      return { action: 'user.reactivated', detail: {} };
    });
  }

  /**
   * Removes a user from all tenants and schedules their erasure. Everything except the audit log is erased.
   *
   * @throws OwnMembership @throws LastSuperadmin @throws LastAdmin the user is the last admin of a tenant
   */
  erase(caller: Caller, id: string, version: number, client: ClientContext): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      if (caller.userId === id) throw new OwnMembership();
      if (user.eraseAskedBy) throw new BeingErased();
      if (user.isSuperadmin) await this.requireAnotherSuperadmin(id);
      user.isSuperadmin = false;
      user.status = 'suspended';
      user.eraseAskedBy = caller.userId;
      user.eraseAfter = this.clock.now();
      await this.em.flush();
      const sessions = await this.relations.sessions.endOfPerson(id, 'revoked');
      const ended = await this.leftBehind.ofPerson(id);
      const tenants = await this.leaveTenants(caller, id, client);
      return { action: 'user.removed', detail: { sessions, tenants, ...ended } };
    });
  }

  /** @returns the number of tenants */
  private async leaveTenants(caller: Caller, id: string, { address }: ClientContext): Promise<number> {
    const tenants = await this.memberships.tenantsOf(id);
    // In the same order as other changes of members, to avoid deadlocks.
    await this.tenants.takeTurns(tenants);
    if (await this.memberships.isLastAdminAnywhere(id)) throw new LastAdmin();
    await this.memberships.removeAllOf(id);
    for (const tenantId of tenants) {
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'membership.removed',
        target: { type: 'user', id },
        outcome: 'success',
        address: address ?? null,
        detail: { by: 'erasure' },
      });
    }
    return tenants.length;
  }

  /** @returns the number of ended sessions in all tenants */
  signOut(caller: Caller, id: string, client: ClientContext): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      await this.read(id);
      const sessions = await this.relations.sessions.endOfPerson(id, 'revoked');
      await this.record(caller, id, client, 'session.revoked', { sessions });
      return sessions;
    });
  }

  private change(
    caller: Caller,
    id: string,
    version: number,
    client: ClientContext,
    work: (user: User) => Promise<{ action: PersonAction; detail: AuditDetail }>,
  ): Promise<Person> {
    return this.unit.onPlatform(WHY, async () => {
      const user = await this.users.lock(id);
      if (!user) throw new NotFoundError('person');
      if (user.version !== version) throw new StaleVersion('person');
      const { action, detail } = await work(user);
      await this.em.flush();
      await this.record(caller, id, client, action, detail);
      return this.read(id);
    });
  }

  /** Two superadmins who suspend each other at the same time take turns. */
  private async requireAnotherSuperadmin(id: string): Promise<void> {
    if (!(await this.users.hasOtherSuperadmin(id))) throw new LastSuperadmin();
  }

  private async read(id: string): Promise<Person> {
    const row = await this.people.find(id);
    const [person] = row ? await this.withMemberships([row]) : [];
    if (!person) throw new NotFoundError('person');
    return person;
  }

  private async withMemberships<Row extends PersonRow>(rows: readonly Row[]): Promise<(Row & Person)[]> {
    const found = await this.people.membershipsOf(rows.map(({ id }) => id));
    const labels = await this.tenants.labelsOf(found.map(({ tenantId }) => tenantId));
    return rows.map((row) => ({
      ...row,
      memberships: found
        .filter(({ userId }) => userId === row.id)
        .map(({ userId: _, lastLoginAt, ...membership }) => ({
          ...membership,
          tenantName: labels.get(membership.tenantId)?.name ?? '',
          tenantCode: labels.get(membership.tenantId)?.code ?? '',
          lastLoginAt: lastLoginAt && new Date(lastLoginAt).toISOString(),
        })),
    }));
  }

  private record(
    caller: Caller,
    id: string,
    client: ClientContext,
    action: PersonAction | 'session.revoked',
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: null,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'user', id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}
