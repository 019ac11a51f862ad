import type { Migration } from '@mikro-orm/migrations';
import { migrationModules } from '../migration-modules.js';

type MigrationClass = new (...of: ConstructorParameters<typeof Migration>) => Migration;

/** Every migration of this folder. Their names sort in the order in which they run. */
export const migrations = Object.entries(migrationModules).map(([name, module]) => {
  const migration = module[name];
  if (!migration) throw new Error(`The migration ${name} exports no class of its name.`);
  return { name, class: migration as MigrationClass };
});
