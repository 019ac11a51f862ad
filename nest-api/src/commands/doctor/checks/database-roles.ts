import { ROLE_FLAWS } from '../../../database/isolation-flaws.js';
import { LOGIN, type Login } from '../../../database/serving-role.js';
import { type Check, failed, ok } from '../check.js';

/** Whether row-level security applies to every role that serves requests. */
export const databaseRoles: Check = {
  name: 'database-roles',
  needs: ['database'],
  run: async ({ asApp }) => {
    const [login] = await asApp<Login>(LOGIN);
    if (login?.isUnrestricted)
      return failed(
        `DATABASE_URL logs in as ${login.name}, which row-level security does not restrict.`,
        'Log in as gatehouse_app in DATABASE_URL, and give the owner to the migrations in DATABASE_OWNER_URL.',
      );
    const flaws = await asApp<{ role: string; flaw: string }>(ROLE_FLAWS);
    if (flaws.length === 0) return ok('Row-level security applies to every role that serves requests.');
    return failed(
      flaws.map(({ role, flaw }) => `${role}: ${flaw}`).join(' '),
      'Remove these rights with ALTER ROLE … NOSUPERUSER NOBYPASSRLS NOCREATEROLE, and run the command migrate, which creates missing roles.',
    );
  },
};
