import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';
import type { InitialTokensOfPeople } from '../../users/people-relations.js';

export interface InitialToken {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly uses: number;
  readonly mostUses: number | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface InitialTokenTerms {
  readonly name: string;
  /** Null: any number of applications. */
  readonly mostUses: number | null;
  readonly expiresAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

const COLUMNS = `id, name, last_four as "lastFour", uses, most_uses as "mostUses", expires_at as "expiresAt",
  created_at as "createdAt", last_used_at as "lastUsedAt"`;
/** Begins every token, so that scanners recognize a leaked one. */
const PREFIX = 'ghi_';
/** Of one organization. */
export const MOST_INITIAL_TOKENS = 100;

/**
 * Initial access tokens. Only their hashes are stored: they are random, so SHA-256 is enough. Joins the caller's unit of
 * work, unless a method says otherwise.
 */
@Injectable()
export class InitialAccessTokens implements InitialTokensOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Newest first. */
  list(tenantId: string): Promise<InitialToken[]> {
    return this.em.execute(
      `select ${COLUMNS} from initial_access_tokens where tenant_id = ? order by id desc limit ?`,
      [tenantId, MOST_INITIAL_TOKENS],
    );
  }

  /** @returns the token in plain text, this once; null if the organization has the maximum */
  async add(
    tenantId: string,
    terms: InitialTokenTerms,
  ): Promise<{ row: InitialToken; token: string } | null> {
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const [row] = await this.em.execute<InitialToken[]>(
      `insert into initial_access_tokens
         (id, tenant_id, name, hash, last_four, uses, most_uses, expires_at, created_by, created_at)
       select ?, ?, ?, ?, ?, 0, ?, ?, ?, ?
       where (select count(*) from initial_access_tokens where tenant_id = ?) < ? returning ${COLUMNS}`,
      [
        uuidv7(),
        tenantId,
        terms.name,
        sha256(token),
        token.slice(-4),
        terms.mostUses,
        terms.expiresAt,
        terms.createdBy,
        terms.createdAt,
        tenantId,
        MOST_INITIAL_TOKENS,
      ],
    );
    return row ? { row, token } : null;
  }

  /** One that the scope of the unit of work shows. @returns null if there was none */
  async remove(id: string): Promise<{ readonly name: string; readonly tenantId: string } | null> {
    const [removed] = await this.em.execute<{ name: string; tenantId: string }[]>(
      'delete from initial_access_tokens where id = ? returning name, tenant_id as "tenantId"',
      [id],
    );
    return removed ?? null;
  }

  async endMadeBy(userId: string, tenantId: string | null): Promise<void> {
    await this.em.execute(
      `delete from initial_access_tokens where created_by = ? and (?::uuid is null or tenant_id = ?::uuid)`,
      [userId, tenantId, tenantId],
    );
  }

  /** In no unit of work. The organization of a token, whether it is still valid or not. */
  async lookUp(token: string): Promise<{ id: string; tenantId: string } | null> {
    if (!token.startsWith(PREFIX)) return null;
    const [row] = await this.lookups.call<{ id: string; tenantId: string }>('initial_access_token_by_hash', [
      sha256(token),
    ]);
    return row ?? null;
  }

  /** Counts one registration. @returns its name; null if it has expired or no use is left */
  async use(tenantId: string, id: string, now: Date): Promise<string | null> {
    const [used] = await this.em.execute<{ name: string }[]>(
      `update initial_access_tokens set uses = uses + 1, last_used_at = ?
       where tenant_id = ? and id = ? and (most_uses is null or uses < most_uses)
         and (expires_at is null or expires_at > ?) returning name`,
      [now, tenantId, id, now],
    );
    return used?.name ?? null;
  }
}
