import {
  type ChangePerson,
  COUNTED_AT_MOST,
  type PeopleSummary,
  type PersonListQuery,
  type PersonMembershipDto,
} from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccessEnds } from '../access-ends.js';
import { LeftBehind } from '../left-behind.js';
import { AlreadySo, LastAdmin, OwnMembership } from '../member-rules.js';
import { User } from '../user.entity.js';
import { PERSON_COLUMNS, type PersonRow } from './person-row.js';
import { type FoundPerson, personSearch } from './person-search.sql.js';

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
    super('This person is being erased. Nothing brings them back.');
  }
}

export interface Person extends PersonRow {
  readonly memberships: PersonMembershipDto[];
}

/** Under this instead of a tenant's id all people are counted. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';
type PersonAction = 'user.updated' | 'user.suspended' | 'user.reactivated' | 'user.removed';

const WHY = 'a superadmin looks after people of any tenant';
/** More tenants than anybody belongs to. */
const MOST_TENANTS = 50;

/** People as those see them who run the platform. */
@Injectable()
export class People {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly access: AccessEnds,
    private readonly leftBehind: LeftBehind,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1` people, with where they belong: a few queries however many. */
  list(query: PersonListQuery): Promise<(Person & FoundPerson)[]> {
    return this.unit.onPlatform(WHY, async () => {
      const rows: FoundPerson[] = [];
      for (const { sql, values, isWhole } of personSearch(query)) {
        const missing = query.limit + 1 - rows.length;
        if (missing === 0) break;
        const found = await this.em.execute<FoundPerson[]>(sql, [...values, missing]);
        rows.push(...found);
        if (isWhole && found.length > 0) break;
      }
      return this.withMemberships(rows);
    });
  }

  /** They are counted already: it costs the same however many there are. */
  summary(): Promise<PeopleSummary> {
    const most = COUNTED_AT_MOST + 1;
    return this.unit.onPlatform(WHY, async () => {
      const [row] = await this.em.execute<[PeopleSummary]>(
        `select least(coalesce(sum(people), 0), ${most})::int as total,
           least(coalesce(sum(people - active), 0), ${most})::int as suspended,
           (select count(*)::int from (select 1 from users u where u.is_superadmin limit ${most}) c) as superadmins
         from people_counts where tenant_id = '${EVERYBODY}'`,
      );
      return row;
    });
  }

  get(id: string): Promise<Person> {
    return this.unit.onPlatform(WHY, () => this.read(id));
  }

  /** What a person is called; the address is theirs to change. */
  rename(
    caller: Caller,
    id: string,
    { version, givenName, familyName }: ChangePerson,
    client: ClientContext,
  ): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      user.givenName = givenName;
      user.familyName = familyName;
      return { action: 'user.updated', detail: { fields: ['givenName', 'familyName'] } };
    });
  }

  /** Keeps a person out of every tenant, and ends all that they and applications hold of them. */
  suspend(caller: Caller, id: string, version: number, client: ClientContext): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      if (caller.userId === id) throw new OwnMembership();
      if (user.status === 'suspended') throw new AlreadySo('This person is suspended already.');
      if (user.isSuperadmin) await this.requireAnotherSuperadmin(id);
      user.status = 'suspended';
      await this.em.flush();
      return {
        action: 'user.suspended',
        detail: {
          sessions: await this.access.ofPerson(id, 'suspended'),
          ...(await this.leftBehind.ofPerson(id)),
        },
      };
    });
  }

  reactivate(caller: Caller, id: string, version: number, client: ClientContext): Promise<Person> {
    return this.change(caller, id, version, client, async (user) => {
      if (user.eraseAskedBy) throw new BeingErased();
      if (user.status === 'active') throw new AlreadySo('This person is active already.');
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
      const sessions = await this.access.ofPerson(id, 'revoked');
      const ended = await this.leftBehind.ofPerson(id);
      const tenants = await this.leaveTenants(caller, id, client);
      return { action: 'user.removed', detail: { sessions, tenants, ...ended } };
    });
  }

  /** @returns how many */
  private async leaveTenants(caller: Caller, id: string, { address }: ClientContext): Promise<number> {
    // In one order, as whoever changes members of one tenant takes turns.
    const tenants = await this.em.execute<{ id: string }[]>(
      `select t.id from tenants t join memberships m on m.tenant_id = t.id
       where m.user_id = ? order by t.id for no key update of t`,
      [id],
    );
    const alone = await this.em.execute<unknown[]>(
      `select 1 from memberships m where m.user_id = ? and m.role = 'tenant_admin' and m.status = 'active'
         and not exists (select 1 from memberships o join users u on u.id = o.user_id
           where o.tenant_id = m.tenant_id and o.user_id <> m.user_id and o.role = 'tenant_admin'
             and o.status = 'active' and u.status = 'active') limit 1`,
      [id],
    );
    if (alone.length > 0) throw new LastAdmin();
    await this.em.execute('delete from memberships where user_id = ?', [id]);
    for (const { id: tenantId } of tenants) {
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
      const sessions = await this.access.ofPerson(id, 'revoked');
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
      const user = await this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
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
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('superadmins', 0))`);
    const others = await this.em.count(User, { isSuperadmin: true, status: 'active', id: { $ne: id } });
    if (others === 0) throw new LastSuperadmin();
  }

  private async read(id: string): Promise<Person> {
    const rows = await this.em.execute<PersonRow[]>(`select ${PERSON_COLUMNS} from users u where u.id = ?`, [
      id,
    ]);
    const [person] = await this.withMemberships(rows);
    if (!person) throw new NotFoundError('person');
    return person;
  }

  private async withMemberships<Row extends PersonRow>(rows: readonly Row[]): Promise<(Row & Person)[]> {
    const ids = rows.map(({ id }) => id);
    const found = await this.em.execute<(PersonMembershipDto & { userId: string })[]>(
      `select x.* from unnest(?::uuid[]) as p(id) cross join lateral (
         select m.user_id as "userId", m.tenant_id as "tenantId", t.name as "tenantName", t.code as "tenantCode",
           m.role, (select r.name from tenant_roles r where r.id = m.role_id) as "roleName", m.status,
           m.last_sign_in_at as "lastLoginAt", m.version
         from memberships m join tenants t on t.id = m.tenant_id where m.user_id = p.id
         order by m.last_sign_in_at desc nulls last, m.id limit ${MOST_TENANTS}
       ) x`,
      [`{${ids.join(',')}}`],
    );
    return rows.map((row) => ({
      ...row,
      memberships: found
        .filter(({ userId }) => userId === row.id)
        .map(({ userId: _, lastLoginAt, ...membership }) => ({
          ...membership,
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
