import type { ClientBase } from 'pg';
import { EnvelopeUnreadable } from './envelope.js';
import type { MasterKeys } from './master-keys.js';

/** A column of the type `sealed`, and the column that identifies the row in its envelopes. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: string;
}

export interface ResealReport extends SealedColumn {
  /** Number of envelopes that were re-encrypted. */
  readonly resealed: number;
  /** Keys of rows that no master key can decrypt. */
  readonly unreadable: readonly string[];
}

const BATCH = 500;

/** Returns rows of `SealedColumn`, with the number of columns of the primary key. */
export const SEALED_COLUMNS = `
  select c.relname as table, a.attname as column, k.attname as key, i.indnkeyatts::int as keys
   from pg_attribute a
   join pg_type t on t.oid = a.atttypid and t.typname = 'sealed'
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
   join pg_index i on i.indrelid = c.oid and i.indisprimary
   join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
   where not a.attisdropped order by c.relname, a.attname`;

/** Every column with envelopes, according to the schema. Partitions are found through their parent. */
export async function sealedColumns(client: ClientBase): Promise<SealedColumn[]> {
  const { rows } = await client.query<SealedColumn & { keys: number }>(SEALED_COLUMNS);
  const wrong = rows.find(({ keys }) => keys !== 1);
  if (wrong) throw new Error(`${wrong.table} has sealed values but a primary key of several columns`);
  return rows.map(({ table, column, key }) => ({ table, column, key }));
}

/**
 * Re-encrypts every envelope of a column with the current key, row by row, without blocking other work.
 *
 * It can be interrupted and repeated: finished rows are skipped. A value that changes in the meantime stays as written,
 * because it is encrypted with the current key.
 */
export async function resealColumn(
  client: ClientBase,
  keys: MasterKeys,
  target: SealedColumn,
): Promise<ResealReport> {
  const unreadable: string[] = [];
  let resealed = 0;
  let after = '';
  for (;;) {
    const rows = await staleRows(client, keys, target, after);
    for (const { key, envelope } of rows) {
      if (await resealRow(client, keys, target, key, envelope)) resealed += 1;
      else unreadable.push(key);
    }
    after = rows.at(-1)?.key ?? after;
    if (rows.length < BATCH) return { ...target, resealed, unreadable };
  }
}

async function staleRows(
  client: ClientBase,
  keys: MasterKeys,
  { table, column, key }: SealedColumn,
  after: string,
) {
  const { rows } = await client.query<{ key: string; envelope: string }>(
    `select ${quoted(key)}::text as key, ${quoted(column)}::text as envelope from ${quoted(table)}
     where ${quoted(key)}::text > $1 and not starts_with(${quoted(column)}::text, $2)
     order by ${quoted(key)}::text limit ${BATCH}`,
    [after, `v1.${keys.current.id}.`],
  );
  return rows;
}

/** @returns false if no key decrypts it */
async function resealRow(
  client: ClientBase,
  keys: MasterKeys,
  target: SealedColumn,
  key: string,
  envelope: string,
): Promise<boolean> {
  const { table, column } = target;
  try {
    const fresh = keys.reseal(envelope, `${table}:${key}`);
    await client.query(
      `update ${quoted(table)} set ${quoted(column)} = $1
       where ${quoted(target.key)}::text = $2 and ${quoted(column)}::text = $3`,
      [fresh, key, envelope],
    );
    return true;
  } catch (error) {
    if (error instanceof EnvelopeUnreadable) return false;
    throw error;
  }
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
