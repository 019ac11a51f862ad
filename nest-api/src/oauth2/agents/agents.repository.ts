import type { AgentListQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';

export interface AgentRow {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly isDocument: boolean;
  readonly isActive: boolean;
  /** In the form of `keptScopes`. */
  readonly scopes: string[];
  readonly users: number;
  readonly lastUsedAt: string | null;
  readonly createdAt: string;
}

/** Agents of an organization. Joins the caller's unit of work. */
@Injectable()
export class AgentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`, newest first. */
  page(tenantId: string, { cursor, limit }: Pick<AgentListQuery, 'cursor' | 'limit'>): Promise<AgentRow[]> {
    const after = cursor ? decodeCursor(cursor)[1] : null;
    return this.em.execute('select * from agents_of(?, ?, ?)', [tenantId, after, limit + 1]);
  }

  /** Deletes the consents and authorizations of all users. @returns null if the organization has no such agent */
  async endAccess(
    tenantId: string,
    id: string,
  ): Promise<{ readonly consents: number; readonly authorizations: number } | null> {
    const [ended] = await this.em.execute<{ consents: number; authorizations: number }[]>(
      'select * from end_access_of_agent(?, ?)',
      [tenantId, id],
    );
    return ended ?? null;
  }
}
