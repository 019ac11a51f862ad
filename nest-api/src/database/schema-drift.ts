import type { MikroORM } from '@mikro-orm/postgresql';

/** Intended parts of the migrations beyond the entities: policies, functions, views, foreign keys, partial indexes. */
const BEYOND_ENTITIES =
  /^(drop (policy|function|index|trigger|view)|alter table \S+ (drop constraint|disable row level security|no force row level security))\b/i;

/** Statements that would change the migrated database to match the entities; none if they agree. */
export async function schemaDrift(orm: MikroORM): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !BEYOND_ENTITIES.test(statement));
}
