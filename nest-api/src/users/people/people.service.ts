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

/** Nobody would be left who runs the platform. */
export class LastSuperadmin extends ConflictError {
  readonly code = 'last_superadmin';

  constructor() {
    super('This is the last active super admin.');
  }
}

/** Nothing is left to change. */
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

/** People as those see them who run the platform. */
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

  /** At most `limit + 1` people, with where they belong: a few queries however many. */
  list(query: PersonListQuery): Promise<Counted<Person>> {
    return this.unit.onPlatform(WHY, async () => {
      const page = await this.people.page(query);
      return { ...page, rows: await this.withMemberships(page.rows) };
    });
  }

  /** They are counted already: it costs the same however many there are. */
  summary(): Promise<PeopleSummary> {
    return this.unit.onPlatform(WHY, () => this.people.summary());
  }

  get(id: string): Promise<Person> {
    return this.unit.onPlatform(WHY, () => this.read(id));
  }

  /** What a person is called; the address is theirs to change. @throws ManagedByDirectory a directory owns the name */
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

  /** Keeps a person out of every tenant, and ends all that they and applications hold of them. */
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
   * Takes a person out of every tenant and has them erased, with all that is known of them but the trail.
   *
   * @throws OwnMembership @throws LastSuperadmin @throws LastAdmin somewhere nobody else would be left who runs it
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

  /** @returns how many */
  private async leaveTenants(caller: Caller, id: string, { address }: ClientContext): Promise<number> {
    const tenants = await this.memberships.tenantsOf(id);
    // As whoever changes members of one tenant takes turns.
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

  /** @returns how many sessions were ended, in whatever tenant */
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

  /** Two that suspend each other at once take turns. */
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
