import { SettingsError } from '../settings/read-secret.js';

/** Runs a command. A mistake of the operator or an unavailable database ends with one line, never with a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

export function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database can't be reached (${code}). Check DATABASE_URL and that PostgreSQL runs.`;
    case '28P01':
    case '28000':
      return 'The database refused the login. Check the user and the password in DATABASE_URL.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist. Create it, or correct DATABASE_URL.';
    case '42501':
      return `The database role lacks a right (${message}). Migrations need the owner: set DATABASE_OWNER_URL.`;
    default:
      return `Failed: ${message ?? String(error)}`;
  }
}
