/** A table as the entities describe it. */
export interface DescribedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly nullable: boolean }[];
}

/** A column that the database has. */
export interface ActualColumn {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

/**
 * Differences between the database and the entities: missing tables, columns of one side only, and columns that are
 * nullable on one side only. Tables without an entity are written in SQL and not compared.
 */
export function columnDrift(described: readonly DescribedTable[], actual: readonly ActualColumn[]): string[] {
  const tables = Map.groupBy(actual, ({ table }) => table);
  return described.flatMap(({ name, columns }) => {
    const found = tables.get(name);
    if (!found) return [`${name} is missing`];
    const byName = new Map(found.map((column) => [column.column, column]));
    const wanted = new Set(columns.map((column) => column.name));
    return [
      ...columns.flatMap((column) => differenceOf(name, column, byName.get(column.name))),
      ...found
        .filter(({ column }) => !wanted.has(column))
        .map(({ column }) => `${name}.${column} is not described`),
    ];
  });
}

function differenceOf(
  table: string,
  { name, nullable }: DescribedTable['columns'][number],
  found: ActualColumn | undefined,
): string[] {
  if (!found) return [`${table}.${name} is missing`];
  if (found.nullable === nullable) return [];
  return [
    `${table}.${name} ${found.nullable ? 'may be empty, and should not' : 'may not be empty, and should'}`,
  ];
}
