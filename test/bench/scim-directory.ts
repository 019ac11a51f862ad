import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import pg from 'pg';

export type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** A SCIM directory of the demo company, without its first sync, and its admin. */
export async function aDirectory({ apiUrl, database, env }: RunningGatehouse) {
  const admin = DEMO_ACCOUNTS.find(({ key }) => key === 'admin')?.email;
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL ?? database.ownerUrl });
  await client.connect();
  await client.query(
    `update tenants set plan = 'enterprise' where id in (select m.tenant_id from memberships m
       join users u on u.id = m.user_id where u.email = $1)`,
    [admin],
  );
  await client.end();
  const { accessToken } = (await sender(apiUrl)('POST', '/api/v1/auth/login', {
    email: admin,
    password: DEMO_PASSWORD,
  })) as { accessToken: string };
  const asAdmin = sender(apiUrl, accessToken);
  const { items } = (await asAdmin('GET', '/api/v1/sso-configurations')) as {
    items: { id: string; domains: string[] }[];
  };
  const { id } = items.find(({ domains }) => domains.includes('demo-company.test')) ?? { id: '' };
  const directory = `/api/v1/sso-configurations/${id}/directory`;
  await asAdmin('POST', directory, { source: 'scim' });
  const { secret } = (await asAdmin('POST', `${directory}/tokens`, {})) as { secret: string };
  return { asAdmin, directory, path: `/scim/v2/${id}`, token: secret };
}

/** Sends JSON, and fails if the response is an error. */
export function sender(base: string, token?: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  };
}
