import { emailKey } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { joinTenant, makeUser } from '../../users/new-people.repository.js';
import { User } from '../../users/user.entity.js';
import { insertRows } from './insert-rows.js';
import type { DemoOrganization } from './organizations.js';
import type { Past } from './past.js';
import { type DemoPerson, inventPeople } from './people.js';

/** Creates the missing accounts of an organization, all with the public demo password, and their memberships. */
export async function addMembers(
  em: EntityManager,
  organization: DemoOrganization,
  tenantId: string,
  passwordHash: string,
  past: Past,
): Promise<DemoPerson[]> {
  const known = await em.find(User, { isDemo: true, emailKey: { $like: `%@${organization.slug}.test` } });
  const invented = inventPeople(organization, organization.people - known.length, past.random);
  const people: DemoPerson[] = [];
  for (const person of invented.filter(({ email }) =>
    known.every((user) => user.emailKey !== emailKey(email)),
  )) {
    const { email, givenName, familyName, isAdmin } = person;
    const account = { email, givenName, familyName, isDemo: true, zoneinfo: organization.rhythm.zone };
    const { id } = await makeUser(em, account, past.between(400, HISTORY));
    joinTenant(em, { tenantId, userId: id, role: isAdmin ? 'tenant_admin' : 'tenant_user' });
    people.push({ ...person, id });
  }
  await em.flush();
  const at = past.daysAgo(HISTORY);
  await insertRows(
    em,
    'credentials',
    people.map(({ id }) => ({
      id: uuidv7(),
      user_id: id,
      kind: 'password',
      secret: passwordHash,
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    em,
    'passkeys',
    people.filter(({ hasFactor }) => hasFactor).map((person) => passkeyOf(person, at)),
  );
  await suspend(em, tenantId, people);
  return people;
}

/** In days: all users existed before the history begins. */
const HISTORY = 31;

/** A passkey without an authenticator. Its users are not among the three accounts to sign in with. */
function passkeyOf({ id, subject }: DemoPerson, at: Date) {
  return {
    id: uuidv7(),
    user_id: id,
    credential_id: `demo-${subject}`,
    public_key: 'none',
    counter: 0,
    transports: [],
    is_synced: true,
    name: 'Passkey',
    created_at: at,
  };
}

async function suspend(em: EntityManager, tenantId: string, people: readonly DemoPerson[]): Promise<void> {
  const ids = people.filter(({ isSuspended }) => isSuspended).map(({ id }) => id);
  await em.execute(
    `update memberships set status = 'suspended' where tenant_id = ? and user_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    [tenantId, JSON.stringify(ids)],
  );
}
