import { MAINTENANCE_ROLE } from './roles.js';

/** Where pg-boss keeps queues, schedules and runs. */
export const BOSS_SCHEMA = 'boss';

/** The version of that schema that the newest migration leads to; pg-boss names its own in its package.json. */
export const BOSS_SCHEMA_VERSION = 43;

/**
 * What brings pg-boss's schema from `version` to that of the installed package, and lends it to the maintenance
 * role: its rows, not its tables, so that nobody who serves can change their shape.
 *
 * @param version as `boss.version` has it; null where there is none
 */
export async function bossSchemaPlan(version: number | null): Promise<string[]> {
  if (version !== null && version >= BOSS_SCHEMA_VERSION) return [];
  // Loaded here: whoever serves asks which migrations there are, and needs no plan.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  const plan = version === null ? getConstructionPlans(BOSS_SCHEMA) : getMigrationPlans(BOSS_SCHEMA, version);
  return [withoutTransaction(plan), ...GRANTS];
}

/** The migration has a transaction already, which the plan's own would end. */
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
