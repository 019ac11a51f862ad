/**
 * `node docker/make-secrets.mjs [directory]`: makes the secrets that compose.yaml mounts, once. Existing files stay.
 * Keep a copy of them apart from the database's backups: without the master key stored secrets cannot be read.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const directory = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), 'secrets');
mkdirSync(directory, { recursive: true });
// The directory keeps others on this machine out; the files are mounted one by one and read by the containers' users.
chmodSync(directory, 0o700);

const password = () => randomBytes(24).toString('base64url');
const url = (user, secret) => `postgres://${user}:${secret}@postgres:5432/gatehouse`;

const owner = keep('database_owner_password', password);
const app = keep('database_app_password', password);
const maintenance = keep('database_maintenance_password', password);
keep('database_owner_url', () => url('gatehouse', owner));
keep('database_url', () => url('gatehouse_app', app));
keep('database_maintenance_url', () => url('gatehouse_maintenance', maintenance));
keep('master_key', () => `main-1:${randomBytes(32).toString('base64')}`);
// Empty but for the time of a rotation.
keep('master_keys_old', () => '');
keep('internal_secret', () => randomBytes(32).toString('base64url'));
// Empty until you have them.
const compose = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'compose.yaml'), 'utf8');
for (const [, name] of compose.matchAll(/file: \.\/secrets\/(\w+)/g)) keep(name, () => '');
console.log(`The secrets are in ${directory}.`);

function keep(name, make) {
  const file = join(directory, name);
  if (!existsSync(file)) {
    writeFileSync(file, make());
    chmodSync(file, 0o444);
  }
  return readFileSync(file, 'utf8');
}
