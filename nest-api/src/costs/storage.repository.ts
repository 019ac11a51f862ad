import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';

/** A table, or a partition of one, whose rows belong to organizations. */
export interface TenantTable {
  readonly name: string;
  /** The table that the partition belongs to; otherwise its own name. */
  readonly whole: string;
  /** Pages of 8 KB, without indexes. */
  readonly pages: number;
}

export interface OwnedBytes {
  /** Null: rows of the platform. */
  readonly tenantId: string | null;
  readonly bytes: number;
}

export interface StorageRow {
  readonly tenant_id: string;
  readonly bytes: number;
  /** By measure and table. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Measures storage as the maintenance role, which sees numbers and no rows. */
@Injectable()
export class StorageRepository {
  async tables(client: PoolClient): Promise<TenantTable[]> {
    const { rows } = await client.query<Record<keyof TenantTable, string>>(
      'select name, whole, pages from tenant_tables()',
    );
    return rows.map(({ name, whole, pages }) => ({ name, whole, pages: Number(pages) }));
  }

  /**
   * @param percent of the pages that are read
   * @throws DatabaseError 57014 it takes longer than `limitMs`
   */
  async bytesIn(client: PoolClient, table: string, percent: number, limitMs: number): Promise<OwnedBytes[]> {
    await client.query('begin read only');
    try {
      await client.query(`set local statement_timeout = ${Math.round(limitMs)}`);
      const { rows } = await client.query<{ tenant_id: string | null; bytes: string | null }>(
        'select tenant_id, bytes from tenant_storage($1, $2)',
        [table, percent],
      );
      return rows.map(({ tenant_id, bytes }) => ({ tenantId: tenant_id, bytes: Number(bytes ?? 0) }));
    } finally {
      await client.query('rollback');
    }
  }

  async databaseBytes(client: PoolClient): Promise<number> {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(rows[0]?.bytes ?? 0);
  }

  async write(client: PoolClient, day: string, rows: readonly StorageRow[]): Promise<void> {
    await client.query('select set_storage($1, $2)', [day, JSON.stringify(rows)]);
  }

  /** Deletes the costs of days before `day`. */
  async clear(client: PoolClient, day: string): Promise<void> {
    await client.query('select clear_costs($1)', [day]);
  }
}
