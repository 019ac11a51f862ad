/**
 * Only a `*.repository.ts`, or a `*.sql.ts` beside it, names a table in SQL or uses an entity as a value. Elsewhere, an
 * entity is a type.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tablesIn, tablesNamedIn } from './table-owners.mjs';

const API = fileURLToPath(new URL('../../../nest-api/src/', import.meta.url));
const MIGRATIONS = join(API, 'database/migrations');
const PLACE = /\.(?:repository|sql|entity|spec)\.ts$/;
/** The data layer itself, and commands and demo data, which are outside of all modules. */
const BESIDE = /^(?:[^/]+$|database\/|commands\/|demo\/)/;

/** @returns the entities that a source imports as values */
export function entitiesHeldBy(source) {
  return [...source.matchAll(/import \{([^}]*)\} from '[^']+\.entity\.js'/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

/**
 * @param {readonly { path: string, source: string }[]} files of the API
 * @param {ReadonlySet<string>} tables all tables
 * @returns {string[]} paths of the files that reach for data although they are no repository
 */
export function strays(files, tables) {
  return files
    .filter(({ path }) => !PLACE.test(path) && !BESIDE.test(path))
    .filter(({ source }) => entitiesHeldBy(source).length > 0 || tablesNamedIn(source, tables).length > 0)
    .map(({ path }) => path);
}

/** @returns {string[]} sentences on the files that reach for data although they are no repository */
export function violations() {
  const tables = readdirSync(MIGRATIONS)
    .filter((file) => /^Migration.*\.ts$/.test(file))
    .flatMap((file) => tablesIn(readFileSync(join(MIGRATIONS, file), 'utf8')));
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, source: readFileSync(join(API, path), 'utf8') }));
  return strays(files, new Set(tables)).map(
    (path) => `${path} reaches for data: a repository is the place for that.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = violations();
  for (const line of lines) process.stderr.write(`repositories: ${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
