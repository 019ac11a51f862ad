import type { EntityManager } from '@mikro-orm/postgresql';

/** Columns of a row by their names in the database. A column that the first row leaves out has its default in all of them. */
export type Row = Readonly<Record<string, unknown>>;

/** Any number of rows with one statement. */
export async function insertRows(em: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await em.execute(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}
