import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `Migration<UTC date>T<UTC time>_<name>`, as source or as compiled. */
const FILE = /^(Migration\d{8}T\d{4}_\w+)\.[jt]s$/;
const FOLDER = join(import.meta.dirname, 'migrations');

/** Each migration's module by its name, oldest first. The bundle has a list of imports in place of this file. */
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
