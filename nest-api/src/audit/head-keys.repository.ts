import { generateKeyPairSync } from 'node:crypto';
import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { MasterKeys } from '../crypto/master-keys.js';
import { type HeadKey, readPrivateKey } from './head-statement.js';

interface Row {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const aadOf = (id: string) => `audit_head_keys:${id}`;

/**
 * The keys that sign heads, the oldest first. Creates the first one.
 *
 * @param client connected as the maintenance role
 */
export async function headKeys(
  client: ClientBase,
  secrets: MasterKeys,
): Promise<readonly [HeadKey, ...HeadKey[]]> {
  const known = await read(client);
  const rows = known.length > 0 ? known : await makeFirst(client, secrets);
  const [first, ...more] = rows.map(({ id, publicKey, privateKey }) => ({
    id,
    publicKey,
    privateKey: readPrivateKey(secrets.open(privateKey, aadOf(id))),
  }));
  if (!first) throw new Error('The first key of the audit heads was not stored');
  return [first, ...more];
}

async function read(client: ClientBase): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select id, public_key as "publicKey", private_key::text as "privateKey" from audit_head_keys
     order by created_at, id`,
  );
  return rows;
}

/**
 * If several processes start at once, one creates the key. The statements of the others wait for it and insert nothing.
 */
async function makeFirst(client: ClientBase, secrets: MasterKeys): Promise<Row[]> {
  await client.query("select pg_advisory_lock(hashtextextended('audit-head-keys', 0))");
  try {
    if ((await read(client)).length === 0) await addHeadKey(client, secrets);
  } finally {
    await client.query("select pg_advisory_unlock(hashtextextended('audit-head-keys', 0))");
  }
  return read(client);
}

/**
 * Adds a key, which signs every head from now on. The earlier ones remain published, since they verify the heads that they
 * signed, and the first one names the chains.
 *
 * @param client connected as the maintenance role or the owner
 * @returns its ID
 */
export async function addHeadKey(client: ClientBase, secrets: MasterKeys): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const id = uuidv7();
  const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  await client.query('insert into audit_head_keys (id, public_key, private_key) values ($1, $2, $3)', [
    id,
    publicKey.export({ format: 'jwk' }).x,
    secrets.seal(text, aadOf(id)),
  ]);
  return id;
}
