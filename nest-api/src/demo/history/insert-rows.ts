import type { EntityManager } from '@mikro-orm/postgresql';

/** Values of a row by column name. A column that the first row omits has its default in all rows. */
export type Row = Readonly<Record<string, unknown>>;

/** Inserts rows with one statement. */
export async function insertRows(em: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await em.execute(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}
