import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';
import type { ToldMetadata } from './registration-request.js';

interface Registration {
  readonly tokenHash: Buffer;
  readonly metadata: ToldMetadata;
  readonly registeredAt: Date;
}

export interface UnusedClient {
  readonly id: string;
  readonly clientId: string;
  /** Null for one with a metadata document, which belongs to no organization. */
  readonly tenantId: string | null;
  readonly name: string;
}

/** Begins every token, so that scanners recognize a leaked one. */
const PREFIX = 'ghm_';

/**
 * Registrations that applications made themselves, and the tokens that manage them. Joins the caller's unit of work, unless
 * a method says otherwise.
 */
@Injectable()
export class ClientRegistrations {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** @returns the registration access token in plain text, this once */
  async add(
    { id, tenantId }: { readonly id: string; readonly tenantId: string },
    { metadata, initialToken, at }: { metadata: ToldMetadata; initialToken: string | null; at: Date },
  ): Promise<string> {
    const token = newToken();
    await this.em.execute(
      `insert into client_registrations
         (client_id, tenant_id, token_hash, initial_access_token, metadata, registered_at)
       values (?, ?, ?, ?, ?::jsonb, ?)`,
      [id, tenantId, sha256(token), initialToken, JSON.stringify(metadata), at],
    );
    return token;
  }

  /** Null for an application that an admin registered. */
  async find(tenantId: string, id: string): Promise<Registration | null> {
    const [row] = await this.em.execute<Registration[]>(
      `select token_hash as "tokenHash", metadata, registered_at as "registeredAt" from client_registrations
       where tenant_id = ? and client_id = ?`,
      [tenantId, id],
    );
    return row ? { ...row, registeredAt: new Date(row.registeredAt) } : null;
  }

  /** @returns the new token in plain text, this once. The previous one stops working */
  async replaceToken(tenantId: string, id: string, metadata: ToldMetadata): Promise<string> {
    const token = newToken();
    await this.em.execute(
      'update client_registrations set token_hash = ?, metadata = ?::jsonb where tenant_id = ? and client_id = ?',
      [sha256(token), JSON.stringify(metadata), tenantId, id],
    );
    return token;
  }

  /** The token stops working. */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.em.execute('delete from client_registrations where tenant_id = ? and client_id = ?', [
      tenantId,
      id,
    ]);
  }

  /** @param most the count stops here */
  async count(tenantId: string, most: number): Promise<number> {
    const [row] = await this.em.execute<{ n: number }[]>(
      `select count(*)::int as n from (select 1 from client_registrations where tenant_id = ? limit ?) as registered`,
      [tenantId, most],
    );
    return row?.n ?? 0;
  }

  /** In no unit of work. At most once an hour for each application. */
  async noteUse(id: string, at: Date): Promise<void> {
    await this.lookups.call('note_registration_use', [id, at]);
  }

  /** Those that were not used for as long as their organization says. */
  unused(now: Date, most: number): Promise<UnusedClient[]> {
    return this.em.execute(
      `select c.id, c.client_id as "clientId", c.tenant_id as "tenantId", c.name
       from client_registrations r join oauth_clients c on c.id = r.client_id
       join registration_policies p on p.tenant_id = r.tenant_id
       where c.registered_itself
         and coalesce(r.last_used_at, r.registered_at) < ?::timestamptz - make_interval(days => p.unused_days)
       order by coalesce(r.last_used_at, r.registered_at) limit ?`,
      [now, most],
    );
  }

  /** Those of metadata documents that no user allowed any more, a week after they had to be read again. */
  unusedDocuments(now: Date, most: number): Promise<UnusedClient[]> {
    return this.em.execute(
      `select c.id, c.client_id as "clientId", c.tenant_id as "tenantId", c.name from oauth_clients c
       where c.document_expires_at < ?::timestamptz - interval '7 days'
         and not exists (select 1 from grants g where g.client_id = c.id)
         and not exists (select 1 from oauth_authorizations a where a.client_id = c.client_id)
       limit ?`,
      [now, most],
    );
  }

  /** With everything that was issued to it. */
  async removeClient(id: string): Promise<void> {
    await this.em.execute('select remove_registered_client(?)', [id]);
  }
}

function newToken(): string {
  return `${PREFIX}${randomBytes(32).toString('base64url')}`;
}
