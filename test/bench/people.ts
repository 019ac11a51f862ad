import pg from 'pg';

/** Adds users to the demo company with the demo user's password. @returns their addresses */
export async function manyPeople(ownerUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `with template as (
       select m.tenant_id, c.secret from users u join memberships m on m.user_id = u.id
       join credentials c on c.user_id = u.id where u.email_key = 'user@demo-company.test'
     ), people as (
       insert into users (id, email, email_key, given_name, family_name, email_verified_at, created_at, updated_at)
       select gen_random_uuid(), 'bench-' || n || '@demo-company.test', 'bench-' || n || '@demo-company.test',
         'Bench', 'Person', now(), now(), now() from generate_series(1, $1::int) n returning id, email
     ), members as (
       insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       select gen_random_uuid(), t.tenant_id, p.id, 'tenant_user', now(), now() from people p, template t
     ), secrets as (
       insert into credentials (id, user_id, kind, secret, created_at, updated_at)
       select gen_random_uuid(), p.id, 'password', t.secret, now(), now() from people p, template t
     )
     select email from people`,
    [count],
  );
  await client.query('analyze users, memberships, credentials');
  await client.end();
  return rows.map(({ email }) => email);
}

/** Adds users to an organization, with the demo user's password. @returns their addresses */
export function peopleOf(
  ownerUrl: string,
  tenantId: string,
  count: number,
  role: 'tenant_admin' | 'tenant_user',
): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, n) => `bench-${n + 1}@${tenantId}.example`);
  return addPeople(ownerUrl, tenantId, addresses, role);
}

/** The same with given addresses, in lower case. */
export async function addPeople(
  ownerUrl: string,
  tenantId: string,
  addresses: readonly string[],
  role: 'tenant_admin' | 'tenant_user',
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `with template as (
       select c.secret from users u join credentials c on c.user_id = u.id
       where u.email_key = 'user@demo-company.test' and c.kind = 'password'
     ), people as (
       insert into users (id, email, email_key, given_name, family_name, email_verified_at, created_at, updated_at)
       select gen_random_uuid(), address, address, 'Bench', 'Person', now(), now(), now()
       from unnest($2::text[]) as a (address) returning id, email
     ), members as (
       insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       select gen_random_uuid(), $1::uuid, p.id, $3, now(), now() from people p
     ), secrets as (
       insert into credentials (id, user_id, kind, secret, created_at, updated_at)
       select gen_random_uuid(), p.id, 'password', t.secret, now(), now() from people p, template t
     )
     select email from people`,
    [tenantId, addresses, role],
  );
  await client.end();
  return rows.map(({ email }) => email);
}
