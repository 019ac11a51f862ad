import { migrations as known } from '../../../database/migrations/index.js';
import { type Check, failed, ok, warning } from '../check.js';

/** Whether the schema is that of this version. */
export const migrations: Check = {
  name: 'migrations',
  needs: ['database'],
  run: async ({ asApp }) => {
    const applied = await asApp<{ name: string }>('select name from migrations').catch(() => null);
    if (!applied)
      return failed(
        'The database has no table of migrations.',
        'Run the command migrate. Check that DATABASE_URL names the right database.',
      );
    const done = new Set(applied.map(({ name }) => name));
    const pending = known.filter(({ name }) => !done.has(name));
    if (pending.length > 0)
      return failed(
        `${pending.length} migrations are pending; the first is ${pending[0]?.name}.`,
        'Run the command migrate before the API starts.',
      );
    const ahead = done.size - known.length;
    if (ahead > 0)
      return warning(
        `The database has ${ahead} migrations that this version does not know.`,
        'Update this process to the version that migrated the database, unless an upgrade is in progress.',
      );
    return ok(`All ${known.length} migrations are applied.`);
  },
};
