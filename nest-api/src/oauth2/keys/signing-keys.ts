import type { AuditActor } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { LIFETIMES } from '../provider/lifetimes.js';
import { newKeyPair } from './new-key-pair.js';
import { NextKeyTooYoung } from './next-key-too-young.js';
import type { Jwk, SigningAlgorithm, SigningKeyStatus } from './signing-key.entity.js';
import { type SigningKey, SigningKeysRepository } from './signing-keys.repository.js';

/** RS256 for ID tokens, because every client supports it; ES256 for access tokens, because it is ten times as fast. */
export const SIGNING_ALGORITHMS: readonly SigningAlgorithm[] = ['RS256', 'ES256'];

/** The library signs with the first key of an algorithm, and lists algorithms in the order of their keys. */
const ORDER: readonly SigningKeyStatus[] = ['current', 'next', 'retired'];

function inOrder(a: SigningKey, b: SigningKey): number {
  return (
    ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
    SIGNING_ALGORITHMS.indexOf(a.alg) - SIGNING_ALGORITHMS.indexOf(b.alg)
  );
}

/** Keys of the shared issuer and of tenants' issuers. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: SigningKeysRepository,
    private readonly unit: UnitOfWork,
    private readonly masterKeys: MasterKeys,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The private keys as JWKs, signing keys first. Created if there are none.
   *
   * @param tenantId whose issuer; null for the shared one
   * @throws EnvelopeUnreadable they were sealed under another master key
   */
  async load(tenantId: string | null): Promise<Jwk[]> {
    const keys = await this.unit.forSignIn(WHY, async () => {
      const known = await this.keys.of(tenantId);
      if (isComplete(known)) return known;
      await this.keys.takeTurns();
      await this.complete(tenantId, await this.keys.of(tenantId), SYSTEM);
      return this.keys.of(tenantId);
    });
    return keys
      .toSorted(inOrder)
      .map((key) => JSON.parse(this.masterKeys.open(key.privateJwk, `signing_keys:${key.id}`)) as Jwk);
  }

  /** At most `limit + 1` keys of an issuer, newest first. */
  list(tenantId: string | null, limit: number, cursor: string | undefined): Promise<SigningKey[]> {
    return this.onPlatform(() => this.keys.page(tenantId, limit + 1, cursor));
  }

  /**
   * Rotates: the next keys become current, the current ones retire, and new next keys are created.
   *
   * @throws NextKeyTooYoung some replicas or clients may not know the next key yet
   */
  rotate(tenantId: string | null, actor: AuditActor): Promise<void> {
    return this.onPlatform(async () => {
      await this.keys.takeTurns();
      const keys = await this.keys.of(tenantId);
      const known = plusSeconds(this.clock.now(), -KNOWN_AFTER_SECONDS);
      if (keys.some(({ status, createdAt }) => status === 'next' && createdAt > known)) {
        throw new NextKeyTooYoung();
      }
      await this.turn(tenantId, keys, actor);
    });
  }

  /** Rotates keys at the end of their signing period, and deletes keys that nothing can be verified with. */
  async rotateDue(): Promise<void> {
    const now = this.clock.now();
    const due = await this.onPlatform(async () => {
      await this.keys.removeRetired(plusSeconds(now, -LIFETIMES.retiredKey));
      return this.keys.issuersSigningSince(plusSeconds(now, -LIFETIMES.signingKey), MOST_ROTATIONS);
    });
    for (const tenantId of due) await this.rotate(tenantId, SYSTEM);
  }

  private onPlatform<T>(work: () => Promise<T>): Promise<T> {
    return this.unit.onPlatform('a superadmin or the job rotates signing keys', work);
  }

  private async turn(tenantId: string | null, keys: readonly SigningKey[], actor: AuditActor): Promise<void> {
    const now = this.clock.now();
    for (const key of keys) if (key.status === 'current') await this.retire(key, now, actor);
    // The index allows one key of each status, so each step is flushed before the next.
    await this.em.flush();
    for (const key of keys) if (key.status === 'next') key.activate(now);
    await this.em.flush();
    await this.complete(tenantId, await this.keys.of(tenantId), actor);
  }

  private async retire(key: SigningKey, now: Date, actor: AuditActor): Promise<void> {
    key.retire(now);
    await this.record('signing_key.retired', key, actor);
  }

  private async complete(
    tenantId: string | null,
    known: readonly SigningKey[],
    actor: AuditActor,
  ): Promise<void> {
    for (const alg of SIGNING_ALGORITHMS) {
      for (const status of IN_FORCE) {
        if (!has(known, alg, status)) await this.make(tenantId, alg, status, actor);
      }
    }
    await this.em.flush();
  }

  private async make(
    tenantId: string | null,
    alg: SigningAlgorithm,
    status: SigningKeyStatus,
    actor: AuditActor,
  ): Promise<void> {
    const id = uuidv7();
    const now = this.clock.now();
    const { publicJwk, privateJwk } = await newKeyPair(alg);
    const key = this.keys.add({
      id,
      tenantId,
      kid: publicJwk.kid ?? '',
      alg,
      status,
      publicJwk,
      privateJwk: this.masterKeys.seal(JSON.stringify(privateJwk), `signing_keys:${id}`),
      activatedAt: status === 'current' ? now : null,
      createdAt: now,
    });
    await this.record('signing_key.created', key, actor);
  }

  private record(
    action: 'signing_key.created' | 'signing_key.retired',
    key: SigningKey,
    actor: AuditActor,
  ): Promise<void> {
    return this.audit.record({
      tenantId: key.tenantId ?? null,
      actor,
      action,
      target: { type: 'signing_key', id: key.id },
      outcome: 'success',
      detail: { kid: key.kid, alg: key.alg, status: key.status },
    });
  }
}

const WHY = 'the keys of an issuer are loaded before its user is known';
const SYSTEM: AuditActor = { type: 'system', id: null };
const IN_FORCE: readonly SigningKeyStatus[] = ['current', 'next'];
/** Within this time, every replica publishes a new key and clients have read the set again. */
const KNOWN_AFTER_SECONDS = 600;
/** Maximum number of issuers for each run of the job. */
const MOST_ROTATIONS = 200;

function has(keys: readonly SigningKey[], alg: SigningAlgorithm, status: SigningKeyStatus): boolean {
  return keys.some((key) => key.alg === alg && key.status === status);
}

function isComplete(keys: readonly SigningKey[]): boolean {
  return SIGNING_ALGORITHMS.every((alg) => IN_FORCE.every((status) => has(keys, alg, status)));
}
