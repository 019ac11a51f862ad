import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Counts rows, in the unit of work that is open.
 *
 * @param rows what follows `from`, with `?` for each value
 * @param most counts no further, so that it costs the same however many there are; null counts all
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
