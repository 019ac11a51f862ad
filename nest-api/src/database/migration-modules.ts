import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `Migration<UTC date>T<UTC time>_<name>`, source or compiled. */
const FILE = /^(Migration\d{8}T\d{4}_\w+)\.[jt]s$/;
const FOLDER = join(import.meta.dirname, 'migrations');

/** Each migration's module by its name, the oldest first. The bundle replaces this file with a list of imports. */
export const migrationModules: Record<string, Record<string, unknown>> = Object.fromEntries(
  await Promise.all(
    readdirSync(FOLDER)
      .filter((file) => FILE.test(file))
      .toSorted()
      .map(async (file) => [
        file.replace(FILE, '$1'),
        await import(/* @vite-ignore */ `./migrations/${file}`),
      ]),
  ),
);
