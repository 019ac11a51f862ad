import { COUNTED_AT_MOST, type PeopleSummary, type PersonListQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { PERSON_COLUMNS, type PersonRow } from './person-row.js';
import { matchingPeople, personSearch } from './person-search.sql.js';

/** A user's membership in one tenant. */
export interface MembershipOfPerson {
  readonly userId: string;
  readonly tenantId: string;
  readonly role: 'tenant_admin' | 'tenant_user';
  readonly roleName: string | null;
  readonly status: 'active' | 'invited' | 'suspended';
  readonly lastLoginAt: Date | string | null;
  readonly version: number;
}

/** The count of all users is stored under this ID instead of a tenant's. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';
/** More tenants than any user has. */
const MOST_TENANTS = 50;

/** All users with an account, in the platform's unit of work. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`. */
  async page(query: PersonListQuery): Promise<Counted<PersonRow>> {
    const { sql, values } = personSearch(query);
    const rows = await this.em.execute<PersonRow[]>(sql, [...values]);
    return counted(rows, query, (most) => {
      const matching = matchingPeople(query);
      return countUpTo(this.em, matching.sql, matching.values, most);
    });
  }

  async find(id: string): Promise<PersonRow | null> {
    const [row] = await this.em.execute<PersonRow[]>(`select ${PERSON_COLUMNS} from users u where u.id = ?`, [
      id,
    ]);
    return row ?? null;
  }

  /** The numbers are stored counts, so the cost does not depend on the number of users. */
  async summary(): Promise<PeopleSummary> {
    const most = COUNTED_AT_MOST + 1;
    const [row] = await this.em.execute<[PeopleSummary]>(
      `select least(coalesce(sum(people), 0), ${most})::int as total,
         least(coalesce(sum(people - active), 0), ${most})::int as suspended,
         (select count(*)::int from (select 1 from users u where u.is_superadmin limit ${most}) c) as superadmins
       from people_counts where tenant_id = '${EVERYBODY}'`,
    );
    return row;
  }

  /** Memberships of these users; for each, the tenant of the last sign-in first. */
  membershipsOf(ids: readonly string[]): Promise<MembershipOfPerson[]> {
    return this.em.execute(
      `select x.* from unnest(?::uuid[]) as p(id) cross join lateral (
         select m.user_id as "userId", m.tenant_id as "tenantId", m.role,
           (select r.name from tenant_roles r where r.id = m.role_id) as "roleName", m.status,
           m.last_sign_in_at as "lastLoginAt", m.version
         from memberships m where m.user_id = p.id
         order by m.last_sign_in_at desc nulls last, m.id limit ${MOST_TENANTS}
       ) x`,
      [`{${ids.join(',')}}`],
    );
  }
}
