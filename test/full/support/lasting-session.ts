import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Me } from '@gatehouse/contracts';
import pg from 'pg';
import type { TestApi } from '../../support/api.ts';
import { aPerson, callerWith, type Person, signedIn } from '../../support/data.ts';

/** Creates a user with one role, also as a replacement for a demoted, suspended or deleted one. */
export type NewPerson = () => Promise<Person>;

export interface LastingSession {
  /** Returns the token of a valid session, as text. */
  readonly url: string;
  /** How often it had to start a new session. */
  readonly begun: number;
  /** A currently valid session. */
  token(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A session that survives whatever a run does to it. Callers get a token that the API accepts, of a user with the role,
 * in an active organization without a policy that would deny them access.
 *
 * @param tenantId the user's organization; null for superadmins
 */
export async function lastingSession(
  api: TestApi,
  tenantId: string | null,
  newPerson: NewPerson,
): Promise<LastingSession> {
  let person = await newPerson();
  let begun = 0;
  const expected = await standingOf(api, (await signedIn(api, person)).token);

  async function token(): Promise<string> {
    if (tenantId) await reopen(api.database.ownerUrl, tenantId);
    begun++;
    const again = await signedIn(api, person).catch(() => null);
    if (again && (await standingOf(api, again.token)) === expected) return again.token;
    person = await newPerson();
    return (await signedIn(api, person)).token;
  }

  const server = createServer((_request, response) => {
    token().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get begun() {
      return begun;
    },
    token,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** The session's permissions, as text that is equal for two sessions with one role. */
async function standingOf(api: TestApi, token: string): Promise<string> {
  const response = await callerWith(api, token).get('/api/v1/auth/me');
  if (response.status !== 200) return `status ${response.status}`;
  const { user } = (await response.json()) as Me;
  return `${user.role}: ${[...user.permissions].sort().join(' ')}`;
}

/** Reverts what a superadmin or an admin may have changed about an organization. */
async function reopen(ownerUrl: string, tenantId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`update tenants set status = 'active', deleted_at = null where id = $1`, [tenantId]);
    for (const table of ['sign_in_policies', 'sso_policies'])
      await client.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
  } finally {
    await client.end();
  }
}

/** A member with a role that the organization created. */
export async function aMemberWithRole(api: TestApi, tenantId: string): Promise<Person> {
  const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  const person = await aPerson(api, { tenantId });
  const made = await admin.post('/api/v1/roles', {
    name: `Help desk ${person.id}`,
    permissions: ['user_management'],
  });
  const { id: roleId } = (await made.json()) as { id: string };
  const given = await admin.patch(`/api/v1/users/${person.id}`, { version: 1, role: 'tenant_user', roleId });
  if (given.status !== 200) throw new Error(await given.text());
  return person;
}
