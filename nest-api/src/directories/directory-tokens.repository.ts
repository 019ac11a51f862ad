import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../crypto/same-secret.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';

export interface DirectoryToken {
  readonly id: string;
  readonly hint: string;
  readonly networks: string[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** A token that somebody shows, with its directory. */
export interface ShownToken {
  readonly id: string;
  readonly tenantId: string;
  readonly directoryId: string;
  readonly networks: string[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly source: string;
  readonly tenantStatus: string;
}

/** Begins every token, so that scanners recognize a leaked one. */
export const TOKEN_PREFIX = 'ghd_';
const BYTES = 32;
const HINT = 4;

/** Bearer tokens of directories. Only their hashes are stored: they are random, so SHA-256 is enough. */
@Injectable()
export class DirectoryTokensRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  list(directoryId: string): Promise<DirectoryToken[]> {
    return this.em.execute(
      `select id, hint, networks, expires_at as "expiresAt", last_used_at as "lastUsedAt", created_at as "createdAt"
       from directory_tokens where directory_id = ? order by id`,
      [directoryId],
    );
  }

  /** @returns the token in plain text, this once; null if the directory has two */
  async add(
    { tenantId, directoryId }: { tenantId: string; directoryId: string },
    { networks, expiresAt, by, now }: { networks: string[]; expiresAt: Date | null; by: string; now: Date },
  ): Promise<{ id: string; secret: string } | null> {
    const id = uuidv7();
    const secret = `${TOKEN_PREFIX}${randomBytes(BYTES).toString('base64url')}`;
    const added = await this.em.execute<unknown[]>(
      `insert into directory_tokens (id, tenant_id, directory_id, slot, hash, hint, networks, expires_at, created_by,
         created_at)
       select ?, ?, ?, free.slot, ?, ?, ?::text[], ?, ?, ?
       from (select s.slot from generate_series(1, 2) as s (slot)
         where not exists (select 1 from directory_tokens t where t.directory_id = ? and t.slot = s.slot)
         order by 1 limit 1) free
       returning 1`,
      [
        id,
        tenantId,
        directoryId,
        sha256(secret),
        secret.slice(-HINT),
        textArray(networks),
        expiresAt,
        by,
        now,
        directoryId,
      ],
    );
    return added.length > 0 ? { id, secret } : null;
  }

  /** @returns whether there was one */
  async remove(directoryId: string, id: string): Promise<boolean> {
    const removed = await this.em.execute<unknown[]>(
      'delete from directory_tokens where directory_id = ? and id = ? returning 1',
      [directoryId, id],
    );
    return removed.length > 0;
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
}
