import { type Check, ok, warning } from '../check.js';

/** Whether a database on another machine is accessed by TLS that verifies it. */
export const databaseTls: Check = {
  name: 'database-tls',
  run: ({ settings: { plainDatabases } }) =>
    plainDatabases.length === 0
      ? ok('Every database is on this machine, or its certificate is verified.')
      : warning(
          `${plainDatabases.join(' and ')} connect to another machine without verified TLS.`,
          'Add ?sslmode=verify-full&sslrootcert=/path/ca.pem to each URL, and set DATABASE_TLS=required.',
        ),
};
