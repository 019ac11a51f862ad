import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@gatehouse/contracts';
import { type RunningGatehouse, startGatehouse } from '@gatehouse/embedded';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { inDatabase } from '../../support/database-urls.ts';
import { ending, stoppable } from '../endings.ts';
import { freshPlace } from '../product.ts';
import { type Size, seed } from './seed.ts';

/** The product with a database of one size. */
export interface Site extends Size {
  readonly product: RunningGatehouse;
  readonly database: pg.Client;
  /** A superadmin's session token. */
  readonly bearer: string;
  /** The tenant with the most members. */
  readonly bigTenant: string;
  stop(): Promise<void>;
}

/** Makes Argon2id almost free, so that the rest of a sign-in is the database and Gatehouse. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
/** Users for sign-ins only. */
const SIGN_INS = 400;

/** Starts the product like `npm start` and fills its database. */
export async function openSite(serverUrl: string, size: Size, fill = seed): Promise<Site> {
  const name = `scale_${size.tenants}`;
  await createDatabase(serverUrl, name);
  const ownerUrl = inDatabase(serverUrl, name);
  const { env, remove } = await freshPlace();
  const product = await startGatehouse({
    env: { ...env, DATABASE_URL: ownerUrl },
    signal: ending.signal,
  }).catch((error) => {
    remove();
    throw error;
  });
  const database = new pg.Client({ connectionString: ownerUrl });
  const stop = stoppable(async () => {
    await database.end().catch(() => undefined);
    await product.stop();
    remove();
  });
  try {
    await database.connect();
    const began = performance.now();
    await fill(ownerUrl, size);
    console.log(
      `  ${size.tenants} tenants, ${size.people} people: there after ${seconds(performance.now() - began)}`,
    );
    const { rows } = await database.query<{ id: string }>(`select id from tenants where slug = 'scale-1'`);
    const bigTenant = String(rows[0]?.id);
    return { ...size, product, database, bearer: await signInAsSuperadmin(product.apiUrl), bigTenant, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}

async function signInAsSuperadmin(apiUrl: string): Promise<string> {
  const email = DEMO_ACCOUNTS.find(({ key }) => key === 'superadmin')?.email;
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the superadmin can't sign in: ${response.status} ${text}`);
  return (JSON.parse(text) as { accessToken: string }).accessToken;
}

/**
 * Addresses of users in active tenants, spread over the table, who sign in with only a password.
 *
 * @param cheap whether to rehash their passwords at almost no cost
 */
export async function peopleWhoSignIn({ database }: Site, cheap: boolean): Promise<string[]> {
  const { rows } = await database.query<{ id: string; email: string }>(
    `select u.id, u.email from users u
     where u.email like '%@scale.example' and u.status = 'active'
       and exists (select 1 from memberships m join tenants t on t.id = m.tenant_id
         where m.user_id = u.id and m.status = 'active' and t.status = 'active' and t.deleted_at is null)
       and not exists (select 1 from totp_factors f where f.user_id = u.id)
       and not exists (select 1 from passkeys k where k.user_id = u.id)
     order by md5(u.id::text || $1) limit ${SIGN_INS}`,
    [String(cheap)],
  );
  if (cheap) {
    await database.query('update credentials set secret = $1 where user_id = any($2)', [
      await hash(DEMO_PASSWORD, CHEAP),
      rows.map(({ id }) => id),
    ]);
  }
  return rows.map(({ email }) => email);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
