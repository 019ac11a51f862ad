import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../crypto/same-secret.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';

export interface DirectoryToken {
  readonly id: string;
  /** Of an OAuth client; null for a bearer token. */
  readonly clientId: string | null;
  readonly hint: string;
  readonly networks: string[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** What a request shows, a bearer token or an access token of an OAuth client, with its directory. */
export interface ShownToken {
  readonly id: string;
  /** Only of an OAuth client. */
  readonly clientId?: string;
  readonly tenantId: string;
  readonly directoryId: string;
  readonly networks: string[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly source: string;
  readonly tenantStatus: string;
}

/** Where a token belongs. */
interface Of {
  readonly tenantId: string;
  readonly directoryId: string;
}

interface Terms {
  readonly networks: string[];
  /** Null: it does not expire. */
  readonly expiresAt: Date | null;
  readonly by: string;
  readonly now: Date;
}

/** Begins every token, so that scanners recognize a leaked one. */
export const TOKEN_PREFIX = 'ghd_';
const BYTES = 32;
const HINT = 4;

/**
 * Bearer tokens and OAuth clients of directories. Only the hashes of tokens are stored: they are random, so SHA-256 is enough.
 */
@Injectable()
export class DirectoryTokensRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  list(directoryId: string): Promise<DirectoryToken[]> {
    return this.em.execute(
      `select id, client_id as "clientId", hint, networks, expires_at as "expiresAt", last_used_at as "lastUsedAt", created_at as "createdAt"
       from directory_tokens where directory_id = ? order by id`,
      [directoryId],
    );
  }

  /** @returns the token in plain text, this once; null if the directory has two */
  async add(of: Of, terms: Terms): Promise<{ id: string; secret: string } | null> {
    const secret = `${TOKEN_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    const id = await this.insert(of, terms, { hash: sha256(secret), clientId: null, secret });
    return id === null ? null : { id, secret };
  }

  /**
   * Accepts the access tokens of an OAuth client.
   *
   * @param secret of the client. Only its last characters are stored
   * @returns the ID; null if the directory has two tokens
   */
  addClient(of: Of, terms: Terms, { clientId, secret }: { clientId: string; secret: string }) {
    return this.insert(of, terms, { hash: null, clientId, secret });
  }

  private async insert(
    { tenantId, directoryId }: Of,
    { networks, expiresAt, by, now }: Terms,
    { hash, clientId, secret }: { hash: Buffer | null; clientId: string | null; secret: string },
  ): Promise<string | null> {
    const id = uuidv7();
    const added = await this.em.execute<unknown[]>(
      `insert into directory_tokens (id, tenant_id, directory_id, slot, hash, client_id, hint, networks, expires_at,
         created_by, created_at)
       select ?, ?, ?, free.slot, ?, ?, ?, ?::text[], ?, ?, ?
       from (select s.slot from generate_series(1, 2) as s (slot)
         where not exists (select 1 from directory_tokens t where t.directory_id = ? and t.slot = s.slot)
         order by 1 limit 1) free
       returning 1`,
      [
        id,
        tenantId,
        directoryId,
        hash,
        clientId,
        secret.slice(-HINT),
        textArray(networks),
        expiresAt,
        by,
        now,
        directoryId,
      ],
    );
    return added.length > 0 ? id : null;
  }

  /** @returns null if there was none, else with the client ID of an OAuth client */
  async remove(directoryId: string, id: string): Promise<{ clientId: string | null } | null> {
    const [removed] = await this.em.execute<{ clientId: string | null }[]>(
      'delete from directory_tokens where directory_id = ? and id = ? returning client_id as "clientId"',
      [directoryId, id],
    );
    return removed ?? null;
  }

  async noteUse(id: string, now: Date): Promise<void> {
    await this.em.execute('update directory_tokens set last_used_at = ? where id = ?', [now, id]);
  }

  /** In no unit of work. */
  async lookUp(secret: string): Promise<ShownToken | null> {
    const [row] = await this.lookups.call<ShownToken & Record<string, unknown>>('directory_of_token', [
      sha256(secret),
    ]);
    return row ?? null;
  }

  /** In no unit of work. Null for a client that is not one of a directory. */
  async lookUpClient(clientId: string): Promise<ShownToken | null> {
    const [row] = await this.lookups.call<ShownToken & Record<string, unknown>>('directory_of_client', [
      clientId,
    ]);
    return row ?? null;
  }
}
