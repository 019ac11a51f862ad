import type pg from 'pg';

/** Every table with a row that contains the text, case-insensitively. */
export async function tablesThatSay(owner: pg.Client, text: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const sql = `select 1 from "${name}" as row_of where row_of::text ilike $1 limit 1`;
    if ((await owner.query(sql, [`%${text}%`])).rowCount) found.push(name);
  }
  return found.sort();
}
