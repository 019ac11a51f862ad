/**
 * `node docker/make-secrets.mjs [directory] [address] [address for reading]`: makes the secrets that compose.yaml and
 * compose.ha.yaml mount, once. Existing files stay. The addresses are those of the database, by default `postgres:5432`
 * and `postgres:5433`. Keep a copy of the secrets apart from the database's backups: without the master key stored
 * secrets cannot be read.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [, , directory = join(here, 'secrets'), address = 'postgres:5432', readAddress = 'postgres:5433'] =
  process.argv;
mkdirSync(directory, { recursive: true });
// The directory keeps others on this machine out; the files are mounted one by one and read by the containers' users.
chmodSync(directory, 0o700);

const password = () => randomBytes(24).toString('base64url');
const url = (user, secret, at = address) => `postgres://${user}:${secret}@${at}/gatehouse`;

const owner = keep('database_owner_password', password);
const app = keep('database_app_password', password);
const maintenance = keep('database_maintenance_password', password);
keep('database_owner_url', () => url('gatehouse', owner));
keep('database_url', () => url('gatehouse_app', app));
keep('database_maintenance_url', () => url('gatehouse_maintenance', maintenance));
// For compose.ha.yaml and the chart's database alone.
keep('database_read_url', () => url('gatehouse_app', app, readAddress));
for (const role of ['superuser', 'replication', 'rewind', 'rest'])
  keep(`database_${role}_password`, password);
keep('master_key', () => `main-1:${randomBytes(32).toString('base64')}`);
// Empty but for the time of a rotation.
keep('master_keys_old', () => '');
keep('internal_secret', () => randomBytes(32).toString('base64url'));
// Empty until you have them.
const compose = readFileSync(join(here, 'compose.yaml'), 'utf8');
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
