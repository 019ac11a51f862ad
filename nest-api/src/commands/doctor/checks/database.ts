import { type Check, failed, ok } from '../check.js';
import { codeOf } from '../outside.js';
import type { Query } from '../surroundings.js';

const LEAST_VERSION = 18;

/** Whether each login reaches the database, and whether its version is supported. */
export const database: Check = {
  name: 'database',
  run: async ({ asApp, asMaintenance, asOwner }) => {
    const logins: [string, Query | null][] = [
      ['DATABASE_URL', asApp],
      ['DATABASE_MAINTENANCE_URL', asMaintenance],
      ['DATABASE_OWNER_URL', asOwner],
    ];
    for (const [name, query] of logins) {
      const code = await query?.('select 1').then(() => null, codeOf);
      if (code)
        return failed(
          `The login of ${name} fails with ${code}.`,
          `Check that PostgreSQL runs, and the host, user and password in ${name}.`,
        );
    }
    const [row] = await asApp<{ version: string }>(`select current_setting('server_version') as version`);
    const version = row?.version ?? '';
    if (Number.parseInt(version, 10) < LEAST_VERSION)
      return failed(
        `PostgreSQL is version ${version}.`,
        `Upgrade PostgreSQL to version ${LEAST_VERSION} or newer (see "Upgrade" in docs/operations.md).`,
      );
    return ok(`PostgreSQL ${version} accepts every configured login.`);
  },
};
