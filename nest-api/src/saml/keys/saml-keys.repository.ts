import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export type Use = 'signing' | 'encryption';
type Status = 'next' | 'current' | 'retired';

export interface KeyRow {
  readonly id: string;
  readonly use: Use;
  readonly status: Status;
  readonly certificate: string;
  readonly private_key: string;
  /** ISO 8601: the ORM returns times of raw queries as text. */
  readonly not_after: string;
}

interface NewKey {
  readonly id: string;
  /** Null for the platform's issuer. */
  readonly tenantId: string | null;
  readonly use: Use;
  readonly status: 'current' | 'next';
  readonly certificate: string;
  /** Sealed. */
  readonly privateKey: string;
  readonly notAfter: Date;
  readonly activatedAt: Date | null;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The stored keys of all issuers. Joins the open unit of work. */
@Injectable()
export class StoredSamlKeys {
  constructor(private readonly em: EntityManager) {}

  /** Keys of one issuer, newest first. */
  of(tenantId: string | null): Promise<KeyRow[]> {
    return this.em.execute<KeyRow[]>(
      `select id, use, status, certificate, private_key::text as private_key,
         to_char(not_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as not_after
       from saml_keys
       where coalesce(tenant_id, '${NOBODY}') = ?::uuid order by id desc limit 20`,
      [tenantId ?? NOBODY],
    );
  }

  /** Tenants (null: the platform) with a current key that expires before `date`. */
  async issuersEndingBefore(date: Date): Promise<(string | null)[]> {
    const rows = await this.em.execute<{ tenant_id: string | null }[]>(
      `select distinct tenant_id from saml_keys where status = 'current' and not_after < ?`,
      [date],
    );
    return rows.map(({ tenant_id }) => tenant_id);
  }

  /** Locks the keys of this issuer until the transaction ends. */
  async lock(tenantId: string | null): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`saml-keys:${tenantId}`]);
  }

  async add(key: NewKey): Promise<void> {
    await this.em.execute(
      `insert into saml_keys (id, tenant_id, use, status, certificate, private_key, not_after, activated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        key.id,
        key.tenantId,
        key.use,
        key.status,
        key.certificate,
        key.privateKey,
        key.notAfter,
        key.activatedAt,
      ],
    );
  }

  /** Retires the current key and replaces it by the next one. */
  async replace(currentId: string, nextId: string, now: Date): Promise<void> {
    await this.em.execute(`update saml_keys set status = 'retired', retired_at = ? where id = ?`, [
      now,
      currentId,
    ]);
    await this.em.execute(`update saml_keys set status = 'current', activated_at = ? where id = ?`, [
      now,
      nextId,
    ]);
  }
}
