/** Tenants, accounts and memberships are each created in one file, so that related steps have one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../../../nest-api/src/', import.meta.url));
/** Each entity with its table and the file that creates it. */
const CREATORS = [
  ['Tenant', 'tenants', 'tenants/new-tenant.repository.ts'],
  ['User', 'users', 'users/new-people.repository.ts'],
  ['Membership', 'memberships', 'users/new-people.repository.ts'],
];

/**
 * @param {string} path of a file of the API, below its sources
 * @param {string} source
 * @returns sentences about what it creates although another file must create it
 */
export function createdElsewhere(path, source) {
  return CREATORS.filter(
    ([entity, table, place]) =>
      path !== place &&
      new RegExp(
        `\\b(?:create|insert|upsert)(?:Many)?\\(\\s*${entity}\\b|new ${entity}\\(|insert\\s+into\\s+"?${table}\\b`,
        'i',
      ).test(source),
  ).map(([entity, , place]) => `${path} creates a ${entity}: ${place} is the place for that.`);
}

export function violations() {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('/migrations/'))
    .flatMap((path) => createdElsewhere(path, readFileSync(join(API, path), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = violations();
  for (const line of lines) process.stderr.write(`creators: ${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
