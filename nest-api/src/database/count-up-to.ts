import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Counts rows. Joins the caller's unit of work.
 *
 * @param rows the text after `from`, with `?` for each value
 * @param most the count stops here, which bounds the cost; null counts all
 */
export async function countUpTo(
  em: EntityManager,
  rows: string,
  values: readonly unknown[],
  most: number | null,
): Promise<number> {
  const [row] = await em.execute<[{ count: number }]>(
    most === null
      ? `select count(*)::int as count from ${rows}`
      : `select count(*)::int as count from (select 1 from ${rows} limit ${most}) counted`,
    [...values],
  );
  return row.count;
}
