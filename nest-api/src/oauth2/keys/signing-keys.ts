import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type Jwk, type SigningAlgorithm, SigningKey, type SigningKeyStatus } from './signing-key.entity.js';

/** RS256 for ID tokens, which every client understands; ES256 for access tokens, which is ten times as fast. */
export const SIGNING_ALGORITHMS: readonly SigningAlgorithm[] = ['RS256', 'ES256'];

/** The library signs with the first key of an algorithm, and lists algorithms in the order of their keys. */
const ORDER: readonly SigningKeyStatus[] = ['current', 'next', 'retired'];

function inOrder(a: SigningKey, b: SigningKey): number {
  return (
    ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
    SIGNING_ALGORITHMS.indexOf(a.alg) - SIGNING_ALGORITHMS.indexOf(b.alg)
  );
}

const generate = promisify(generateKeyPair);

/** The keys of each issuer: the shared one's, and those of tenants that have one of their own. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly masterKeys: MasterKeys,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The private keys as JWKs, those that sign first; made where there are none yet.
   *
   * @param tenantId whose issuer; null for the shared one
   * @throws EnvelopeUnreadable the master key isn't the one that they were sealed with
   */
  async load(tenantId: string | null): Promise<Jwk[]> {
    const keys = await this.unit.onPlatform('signing keys belong to the issuer', async () => {
      const known = await this.inUse(tenantId);
      if (SIGNING_ALGORITHMS.every((alg) => isCurrent(known, alg))) return known;
      // Two replicas that start together would each sign with a key that the other doesn't publish.
      await this.em.execute('select pg_advisory_xact_lock(?)', [SIGNING_KEYS_LOCK]);
      await this.makeMissing(tenantId, await this.inUse(tenantId));
      return this.inUse(tenantId);
    });
    return keys
      .toSorted(inOrder)
      .map((key) => JSON.parse(this.masterKeys.open(key.privateJwk, `signing_keys:${key.id}`)) as Jwk);
  }

  private inUse(tenantId: string | null): Promise<SigningKey[]> {
    return this.em.find(SigningKey, { tenantId }, { orderBy: { id: 'desc' }, limit: 50 });
  }

  private async makeMissing(tenantId: string | null, known: readonly SigningKey[]): Promise<void> {
    for (const alg of SIGNING_ALGORITHMS) if (!isCurrent(known, alg)) await this.make(tenantId, alg);
    await this.em.flush();
  }

  private async make(tenantId: string | null, alg: SigningAlgorithm): Promise<void> {
    const id = uuidv7();
    const { publicJwk, privateJwk } = await newKey(alg);
    this.em.create(SigningKey, {
      id,
      tenantId,
      kid: publicJwk.kid ?? '',
      alg,
      status: 'current',
      publicJwk,
      privateJwk: this.masterKeys.seal(JSON.stringify(privateJwk), `signing_keys:${id}`),
      activatedAt: this.clock.now(),
    });
    await this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'signing_key.created',
      target: { type: 'signing_key', id },
      outcome: 'success',
      detail: { kid: publicJwk.kid ?? '', alg, status: 'current' },
    });
  }
}

const SIGNING_KEYS_LOCK = 7_246_003;

function isCurrent(keys: readonly SigningKey[], alg: SigningAlgorithm): boolean {
  return keys.some((key) => key.alg === alg && key.status === 'current');
}

async function newKey(alg: SigningAlgorithm): Promise<{ publicJwk: Jwk; privateJwk: Jwk }> {
  const pair =
    alg === 'RS256'
      ? await generate('rsa', { modulusLength: 2048 })
      : await generate('ec', { namedCurve: 'P-256' });
  const bare = pair.publicKey.export({ format: 'jwk' }) as Jwk;
  const names = { kid: thumbprint(bare), alg, use: 'sig' };
  return {
    publicJwk: { ...bare, ...names },
    privateJwk: { ...(pair.privateKey.export({ format: 'jwk' }) as Jwk), ...names },
  };
}

/** SHA-256 of the required members in their order. Source: RFC 7638 §3. */
function thumbprint(jwk: Jwk): string {
  const members = jwk.kty === 'RSA' ? ['e', 'kty', 'n'] : ['crv', 'kty', 'x', 'y'];
  const canonical = JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]])));
  return createHash('sha256').update(canonical).digest('base64url');
}
