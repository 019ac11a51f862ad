import { type ConnectorTask, SEALING } from '@gatehouse/connector';
import { GeneralEncrypt, importJWK } from 'jose';

/**
 * A task that the given connectors alone can read, as JWE in general JSON serialization. Source: RFC 7516 §7.2.1.
 *
 * @param keys `x` of the JWKs, X25519
 */
export async function sealTask(task: ConnectorTask, keys: readonly string[]): Promise<string> {
  const sealing = new GeneralEncrypt(new TextEncoder().encode(JSON.stringify(task)));
  sealing.setProtectedHeader({ enc: SEALING.enc });
  for (const x of keys) {
    const key = await importJWK({ kty: 'OKP', crv: 'X25519', x }, SEALING.alg);
    sealing.addRecipient(key).setUnprotectedHeader({ alg: SEALING.alg });
  }
  return JSON.stringify(await sealing.encrypt());
}
