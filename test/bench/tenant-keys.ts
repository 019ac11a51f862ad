import { generateKeyPairSync, type KeyPairKeyObjectResult, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@gatehouse/embedded';
import pg from 'pg';

interface Crypto {
  MasterKeys: new (key: unknown) => { seal(plain: string, aad: string): string };
  parseMasterKey(text: string): unknown;
}

const BATCH = 1_000;

/**
 * Gives each tenant the signing keys that its issuer creates on first use. Ten thousand times two RSA key pairs would
 * take longer than the whole benchmark, so all share one pair of each kind, sealed for their rows.
 */
export async function giveKeys(
  ownerUrl: string,
  masterKey: string,
  tenantIds: readonly string[],
): Promise<void> {
  const built = async (path: string) => import(pathToFileURL(join(ROOT, 'nest-api/dist', path)).href);
  const { MasterKeys, parseMasterKey } = {
    ...(await built('crypto/master-keys.js')),
    ...(await built('crypto/master-key.js')),
  } as Crypto;
  const keys = new MasterKeys(parseMasterKey(masterKey));
  const pairs = {
    RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  };
  const rows = tenantIds.flatMap((tenantId) =>
    Object.entries(pairs).flatMap(([alg, pair]) =>
      ['current', 'next'].map((status) => toRow(keys, { tenantId, alg, pair, status })),
    ),
  );
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  for (let from = 0; from < rows.length; from += BATCH) {
    await client.query(
      `insert into signing_keys (id, tenant_id, kid, alg, status, public_jwk, private_jwk, activated_at, created_at)
       select r.id, r.tenant_id, r.kid, r.alg, r.status, r.public_jwk, r.private_jwk,
         case r.status when 'current' then now() end, now()
       from jsonb_to_recordset($1::jsonb) r (id uuid, tenant_id uuid, kid text, alg text, status text,
         public_jwk jsonb, private_jwk text)`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
  }
  await client.query('analyze signing_keys');
  await client.end();
}

interface Named {
  readonly tenantId: string;
  readonly alg: string;
  readonly pair: KeyPairKeyObjectResult;
  readonly status: string;
}

function toRow(keys: InstanceType<Crypto['MasterKeys']>, { tenantId, alg, pair, status }: Named) {
  const id = randomUUID();
  const named = { kid: id, alg, use: 'sig' };
  const secret = JSON.stringify({ ...pair.privateKey.export({ format: 'jwk' }), ...named });
  return {
    id,
    tenant_id: tenantId,
    kid: id,
    alg,
    status,
    public_jwk: { ...pair.publicKey.export({ format: 'jwk' }), ...named },
    private_jwk: keys.seal(secret, `signing_keys:${id}`),
  };
}
