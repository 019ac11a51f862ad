import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { selfSignedCertificate } from '../protocol/signature/self-signed-certificate.js';
import type { Signer } from '../protocol/signature/sign-element.js';
import { type KeyRow, StoredSamlKeys, type Use } from './saml-keys.repository.js';

/** Partners who copy the certificate manually change it rarely and late. */
const LIFETIME_DAYS = 1_095;
/** Before the current key expires: when the next key appears in the metadata, and when it signs. */
export const PUBLISH_AHEAD_DAYS = 60;
export const ACTIVATE_AHEAD_DAYS = 30;
/** How long another replica may use what it read before. */
const CACHE_MS = 60_000;
const DAY = 86_400_000;
const WHY = 'the keys of an issuer are loaded before its user is known';
const OF_EVERY_ISSUER = 'keys of every issuer expire';

/** The keys of one issuer. */
export interface IssuerKeys {
  readonly signer: Signer;
  /** For the metadata, base64 DER: the current one, then the next one. */
  readonly signingCertificates: readonly string[];
  readonly encryptionCertificates: readonly string[];
  /** The current key first, then those that partners may still use. */
  readonly decryptionKeys: readonly KeyObject[];
}

const generate = promisify(generateKeyPair);

/** Signing and decryption keys of each issuer, created on first use. */
@Injectable()
export class SamlKeys {
  private readonly cache = new Map<
    string | null,
    { readonly keys: Promise<IssuerKeys>; readonly until: number }
  >();

  constructor(
    private readonly stored: StoredSamlKeys,
    private readonly unit: UnitOfWork,
    private readonly masterKeys: MasterKeys,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws EnvelopeUnreadable the keys were sealed under another master key */
  of(tenantId: string | null): Promise<IssuerKeys> {
    const known = this.cache.get(tenantId);
    if (known && known.until > Date.now()) return known.keys;
    const keys = this.load(tenantId);
    this.cache.set(tenantId, { keys, until: Date.now() + CACHE_MS });
    // Failures are not cached.
    keys.catch(() => this.cache.delete(tenantId));
    return keys;
  }

  /** For each issuer with keys: creates the next key before the current one expires, and activates it. */
  async turn(): Promise<void> {
    const issuers = await this.unit.onPlatform(OF_EVERY_ISSUER, () =>
      this.stored.issuersEndingBefore(this.inDays(PUBLISH_AHEAD_DAYS)),
    );
    for (const tenantId of issuers) {
      await this.unit.onPlatform(OF_EVERY_ISSUER, () => this.change(tenantId, () => this.turnOne(tenantId)));
      this.cache.delete(tenantId);
    }
  }

  private async turnOne(tenantId: string | null): Promise<void> {
    const rows = await this.stored.of(tenantId);
    for (const use of ['signing', 'encryption'] as const) {
      const current = rows.find((row) => row.use === use && row.status === 'current');
      const next = rows.find((row) => row.use === use && row.status === 'next');
      if (!current || new Date(current.not_after) > this.inDays(PUBLISH_AHEAD_DAYS)) continue;
      if (!next) await this.make(tenantId, use, 'next');
      else if (new Date(current.not_after) <= this.inDays(ACTIVATE_AHEAD_DAYS))
        await this.activate(tenantId, current, next);
    }
  }

  private async activate(tenantId: string | null, current: KeyRow, next: KeyRow): Promise<void> {
    await this.stored.replace(current.id, next.id, this.clock.now());
    await this.record(tenantId, 'saml_key.activated', next.id, next.use);
  }

  private async load(tenantId: string | null): Promise<IssuerKeys> {
    const known = await this.unit.forSignIn(WHY, () => this.stored.of(tenantId));
    const isComplete = (['signing', 'encryption'] as const).every((use) => hasCurrent(known, use));
    return this.toKeys(isComplete ? known : await this.makeMissing(tenantId));
  }

  private makeMissing(tenantId: string | null): Promise<KeyRow[]> {
    return this.change(tenantId, async () => {
      const known = await this.stored.of(tenantId);
      for (const use of ['signing', 'encryption'] as const) {
        if (!hasCurrent(known, use)) await this.make(tenantId, use, 'current');
      }
      return this.stored.of(tenantId);
    });
  }

  /** One at a time for each issuer. Otherwise, two replicas would sign with keys that the other does not publish. */
  private change<T>(tenantId: string | null, work: () => Promise<T>): Promise<T> {
    return this.unit.forSignIn(WHY, async () => {
      await this.stored.lock(tenantId);
      return work();
    });
  }

  private async make(tenantId: string | null, use: Use, status: 'current' | 'next'): Promise<void> {
    const id = uuidv7();
    const now = this.clock.now();
    const notAfter = this.inDays(LIFETIME_DAYS);
    const { privateKey } = await generate('rsa', { modulusLength: 2048 });
    const notBefore = new Date(now.getTime() - DAY);
    const certificate = selfSignedCertificate({
      privateKey,
      commonName: 'Gatehouse SAML',
      notBefore,
      notAfter,
    });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    await this.stored.add({
      id,
      tenantId,
      use,
      status,
      certificate,
      privateKey: this.masterKeys.seal(pem, `saml_keys:${id}`),
      notAfter,
      activatedAt: status === 'current' ? now : null,
    });
    await this.record(tenantId, 'saml_key.created', id, use);
  }

  private toKeys(rows: readonly KeyRow[]): IssuerKeys {
    const inOrder = (use: Use) =>
      (['current', 'next', 'retired'] as const).flatMap((status) =>
        rows.filter((row) => row.use === use && row.status === status),
      );
    const [signing, encryption] = [inOrder('signing'), inOrder('encryption')];
    const current = signing[0];
    if (!current) throw new Error('the issuer has no signing key');
    return {
      signer: { privateKey: this.open(current), certificate: current.certificate },
      signingCertificates: signing.filter(isPublished).map(({ certificate }) => certificate),
      encryptionCertificates: encryption
        .filter(({ status }) => status === 'current')
        .map((row) => row.certificate),
      decryptionKeys: encryption.map((row) => this.open(row)),
    };
  }

  private open({ id, private_key }: KeyRow): KeyObject {
    return createPrivateKey(this.masterKeys.open(private_key, `saml_keys:${id}`));
  }

  private inDays(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY);
  }

  private record(
    tenantId: string | null,
    action: 'saml_key.created' | 'saml_key.activated',
    id: string,
    use: Use,
  ) {
    return this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action,
      target: { type: 'saml_key', id },
      outcome: 'success',
      detail: { use },
    });
  }
}

function hasCurrent(rows: readonly KeyRow[], use: Use): boolean {
  return rows.some((row) => row.use === use && row.status === 'current');
}

function isPublished({ status }: KeyRow): boolean {
  return status !== 'retired';
}
