import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.ts';

const MIGRATIONS = join(ROOT, 'nest-api/src/database/migrations');

/**
 * Writes the SHA-256 of each new migration to `frozen.json`. Its spec uses them to detect later changes. Existing
 * entries stay, so that the spec rejects a changed migration.
 */
export function freezeMigrations(folder = MIGRATIONS): void {
  const file = join(folder, 'frozen.json');
  const frozen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const names = readdirSync(folder).filter((name) => /^Migration.*\.ts$/.test(name));
  const hashes = names.map((name) => [name, frozen[name] ?? sha256(join(folder, name))]);
  const beside = Object.entries(frozen).filter(([name]) => !names.includes(name));
  const sorted = [...hashes, ...beside].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
