import { randomBytes } from 'node:crypto';
import type { PublicKey } from '@gatehouse/connector';
import type { ConnectorRejection } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';

export interface ConnectorRow {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly fingerprint: string;
  readonly encryptionKey: string;
  readonly enrolledAt: Date;
  readonly lastSeenAt: Date | null;
  readonly revokedAt: Date | null;
  readonly rejectedCount: number;
  readonly rejectedCode: ConnectorRejection | null;
  readonly rejectedAt: Date | null;
}

/** A connector that a request names. */
export interface NamedConnector {
  readonly id: string;
  readonly tenantId: string;
  readonly configurationId: string;
  /** `x` of the JWK. */
  readonly signingKey: string;
  readonly revokedAt: Date | null;
  readonly tenantStatus: string;
}

export interface ShownCode {
  readonly id: string;
  readonly tenantId: string;
  readonly configurationId: string;
  readonly connectionName: string;
  readonly expiresAt: Date;
}

export interface NewConnector {
  readonly name: string;
  readonly version: string;
  readonly signingKey: PublicKey;
  readonly encryptionKey: PublicKey;
  readonly fingerprint: string;
}

type Place = { readonly tenantId: string; readonly configurationId: string };

/** Begins every code, so that scanners recognize a leaked one. */
export const CODE_PREFIX = 'ghc_';
const BYTES = 24;
const COLUMNS = `id, name, version, fingerprint, encryption_key as "encryptionKey", enrolled_at as "enrolledAt",
  last_seen_at as "lastSeenAt", revoked_at as "revokedAt", rejected_count as "rejectedCount",
  rejected_code as "rejectedCode", rejected_at as "rejectedAt"`;

/** Connectors, their enrollment codes and the signatures that they used. */
@Injectable()
export class ConnectorsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  list(configurationId: string): Promise<ConnectorRow[]> {
    return this.em.execute(`select ${COLUMNS} from connectors where configuration_id = ? order by id`, [
      configurationId,
    ]);
  }

  /** Replaces the open code. @returns the code in plain text, this once */
  async addCode(
    { tenantId, configurationId }: Place,
    { by, now, expiresAt }: { by: string; now: Date; expiresAt: Date },
  ): Promise<string> {
    const code = `${CODE_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    await this.em.execute(
      `insert into connector_codes (id, tenant_id, configuration_id, hash, created_by, created_at, expires_at)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (configuration_id) do update set id = excluded.id, hash = excluded.hash,
         created_by = excluded.created_by, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [uuidv7(), tenantId, configurationId, sha256(code), by, now, expiresAt],
    );
    return code;
  }

  /** When the open code expires; null if there is none. */
  async openCode(configurationId: string, now: Date): Promise<Date | null> {
    const [row] = await this.em.execute<{ expiresAt: Date }[]>(
      'select expires_at as "expiresAt" from connector_codes where configuration_id = ? and expires_at > ?',
      [configurationId, now],
    );
    return row?.expiresAt ?? null;
  }

  /** In no unit of work. */
  async lookUpCode(code: string): Promise<ShownCode | null> {
    const [row] = await this.lookups.call<ShownCode & Record<string, unknown>>('connector_code_by_hash', [
      sha256(code),
    ]);
    return row ?? null;
  }

  /** @returns false: another request used it at the same time */
  async useCode(id: string): Promise<boolean> {
    const used = await this.em.execute<unknown[]>('delete from connector_codes where id = ? returning 1', [
      id,
    ]);
    return used.length > 0;
  }

  /** @returns its ID */
  async add({ tenantId, configurationId }: Place, connector: NewConnector, now: Date): Promise<string> {
    const id = uuidv7();
    const { name, version, signingKey, encryptionKey, fingerprint } = connector;
    await this.em.execute(
      `insert into connectors (id, tenant_id, configuration_id, name, version, signing_key, encryption_key,
         fingerprint, enrolled_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, tenantId, configurationId, name, version, signingKey.x, encryptionKey.x, fingerprint, now],
    );
    return id;
  }

  /** @returns whether it was there and not revoked before */
  async revoke(configurationId: string, id: string, now: Date): Promise<boolean> {
    const revoked = await this.em.execute<unknown[]>(
      `update connectors set revoked_at = ? where configuration_id = ? and id = ? and revoked_at is null returning 1`,
      [now, configurationId, id],
    );
    return revoked.length > 0;
  }

  async isRevoked(id: string): Promise<boolean> {
    const [row] = await this.em.execute<{ isRevoked: boolean }[]>(
      'select revoked_at is not null as "isRevoked" from connectors where id = ?',
      [id],
    );
    return row?.isRevoked ?? true;
  }

  /** In no unit of work. */
  async lookUp(id: string): Promise<NamedConnector | null> {
    const [row] = await this.lookups.call<NamedConnector & Record<string, unknown>>('connector_by_id', [id]);
    return row ?? null;
  }

  /** @returns false: the signature was used before */
  async useProof(
    { id, tenantId }: NamedConnector,
    jti: string,
    now: Date,
    expiresAt: Date,
  ): Promise<boolean> {
    await this.em.execute('delete from connector_proofs where connector_id = ? and expires_at < ?', [
      id,
      now,
    ]);
    const used = await this.em.execute<unknown[]>(
      `insert into connector_proofs (connector_id, tenant_id, jti, expires_at) values (?, ?, ?, ?)
       on conflict do nothing returning 1`,
      [id, tenantId, jti, expiresAt],
    );
    return used.length > 0;
  }

  async noteContact(id: string, version: string, now: Date): Promise<void> {
    await this.em.execute('update connectors set last_seen_at = ?, version = ? where id = ?', [
      now,
      version,
      id,
    ]);
  }

  /** @returns whether the last rejection had another reason, or was longer ago than `since` */
  async noteRejection(id: string, code: ConnectorRejection, now: Date, since: Date): Promise<boolean> {
    const [row] = await this.em.execute<{ isNew: boolean }[]>(
      `update connectors c set rejected_count = c.rejected_count + 1, rejected_code = ?, rejected_at = ?
       from (select id, rejected_code, rejected_at from connectors where id = ? for update) before
       where c.id = before.id
       returning before.rejected_code is distinct from ? or before.rejected_at < ? as "isNew"`,
      [code, now, id, code, since],
    );
    return row?.isNew ?? false;
  }
}
