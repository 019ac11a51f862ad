import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Where a text is in a database. */
export interface Trace {
  readonly table: string;
  readonly text: string;
}

/**
 * Reads each row of each table as text, with binary columns as hex, and looks for the texts in both forms. Schemas of
 * the system are left out.
 */
export async function searchDatabase(
  ownerUrl: string,
  texts: readonly string[],
): Promise<{ tables: number; traces: Trace[] }> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    const traces: Trace[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select distinct w.text from ${name} t, unnest($1::text[]) as w (text)
         where position(w.text in lower(t::text)) > 0`,
        [wanted],
      );
      traces.push(...rows.map(({ text }) => ({ table: name, text })));
    }
    return { tables: tables.length, traces };
  } finally {
    await client.end();
  }
}

/** Which of the texts a file contains. */
export function searchFile(file: string, texts: readonly string[]): string[] {
  const bytes = readFileSync(file);
  return texts.filter((text) => bytes.includes(text));
}
