import { readdirSync } from 'node:fs';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...of: ConstructorParameters<typeof Migration>) => Migration;

/** `Migration<UTC date>T<UTC time>_<name>`, as source or as built. */
const FILE = /^(Migration\d{8}T\d{4}_\w+)\.[jt]s$/;

/** Every migration of this folder. Their names sort in the order in which they run. */
export const migrations = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => FILE.test(file))
    .toSorted()
    .map(async (file) => {
      const name = file.replace(FILE, '$1');
      const module: Record<string, MigrationClass> = await import(/* @vite-ignore */ `./${file}`);
      const migration = module[name];
      if (!migration) throw new Error(`migrations/${file} exports no class ${name}.`);
      return { name, class: migration };
    }),
);
