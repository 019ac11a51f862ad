import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from './operator-error.ts';
import { ROOT } from './repository.ts';

/** Migrates the database to this version; `demo` also loads the demo data. */
export async function migrate(env: NodeJS.ProcessEnv, demo: boolean, signal?: AbortSignal): Promise<void> {
  const command = join(ROOT, 'nest-api/dist/commands/migrate.js');
  const args = [command, 'up', ...(demo ? ['--demo'] : [])];
  try {
    await promisify(execFile)(process.execPath, args, { cwd: join(ROOT, 'nest-api'), env, signal });
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new OperatorError(`The database could not be migrated: ${stderr?.trim() || message}`);
  }
}
