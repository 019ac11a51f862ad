import type { MikroORM } from '@mikro-orm/postgresql';

/** What the migrations say beyond the entities, and should: policies, functions, views, foreign keys, partial indexes. */
const BEYOND_ENTITIES =
  /^(drop (policy|function|index|trigger|view)|alter table \S+ (drop constraint|disable row level security|no force row level security))\b/i;

/** Statements that would make the migrated database what the entities describe; none when they agree. */
export async function schemaDrift(orm: MikroORM): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '' && !BEYOND_ENTITIES.test(statement));
}
