import { MAINTENANCE_ROLE } from './roles.js';

/** The schema of pg-boss for queues, schedules and runs. */
export const BOSS_SCHEMA = 'boss';

/** The version of that schema after the newest migration. pg-boss declares its own in its package.json. */
export const BOSS_SCHEMA_VERSION = 43;

/**
 * SQL that upgrades pg-boss's schema from `version` to that of the installed package, and grants the maintenance role
 * access to its rows. Serving roles cannot change its tables.
 *
 * @param version as in `boss.version`; null if the schema does not exist
 */
export async function bossSchemaPlan(version: number | null): Promise<string[]> {
  if (version !== null && version >= BOSS_SCHEMA_VERSION) return [];
  // Loaded here, because the API only lists migrations and needs no plan.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  const plan = version === null ? getConstructionPlans(BOSS_SCHEMA) : getMigrationPlans(BOSS_SCHEMA, version);
  return [withoutTransaction(plan), ...GRANTS];
}

/** Removes the plan's own transaction, because the migration already runs in one. */
function withoutTransaction(plan: string): string {
  return plan
    .replace(/^\s*BEGIN;/, '')
    .replace(/^\s*SET LOCAL \w+ = \d+;$/gm, '')
    .replace(/\n\s*COMMIT;\s*$/, '');
}

const GRANTS = [
  `grant usage on schema ${BOSS_SCHEMA} to ${MAINTENANCE_ROLE}`,
  `grant select, insert, update, delete on all tables in schema ${BOSS_SCHEMA} to ${MAINTENANCE_ROLE}`,
  `revoke execute on all functions in schema ${BOSS_SCHEMA} from public`,
  `grant execute on all functions in schema ${BOSS_SCHEMA} to ${MAINTENANCE_ROLE}`,
];
