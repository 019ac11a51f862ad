import { ISOLATION_FLAWS, type IsolationFlaw } from '../../../database/isolation-flaws.js';
import { type Check, failed, ok } from '../check.js';

const MOST_NAMED = 10;

/** Whether every tenant-owned table has its policies. */
export const isolation: Check = {
  name: 'isolation',
  needs: ['database', 'migrations'],
  run: async ({ asApp }) => {
    const flaws = await asApp<IsolationFlaw>(ISOLATION_FLAWS);
    const [row] = await asApp<{ tables: number }>(
      `select count(*)::int as tables from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    if (flaws.length === 0) return ok(`${row?.tables} tables have row-level security and its policies.`);
    const named = flaws.slice(0, MOST_NAMED).map(({ table, flaw }) => `${table}: ${flaw}`);
    const more = flaws.length > MOST_NAMED ? ` And ${flaws.length - MOST_NAMED} more.` : '';
    return failed(
      `${named.join(' ')}${more}`,
      'The schema was changed by hand. Restore the policies from the migration that creates the table, find out who had the access, and read the audit log for what was read meanwhile.',
    );
  },
};
