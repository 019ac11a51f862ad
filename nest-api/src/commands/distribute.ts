import { Client } from 'pg';
import { toPoolConfig } from '../database/connection-options.js';
import { distribute } from '../database/sharding/distribution.repository.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

const SHARDS = 32;

/**
 * `distribute [--shards <number>]`: distributes tables of tenants over the workers of Citus, 32 shards by default. Run it
 * again after an upgrade and after `citus_add_node`.
 */
await runCommand(async () => {
  const shards = readShards(process.argv.slice(2));
  const url = readSecret(process.env, 'DATABASE_OWNER_URL') ?? readSecret(process.env, 'DATABASE_URL');
  if (!url)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of the database owner.');
  const client = new Client(toPoolConfig(url));
  await client.connect();
  try {
    const { tables, workers } = await distribute(client, shards);
    const what = tables.length === 0 ? 'All tables are distributed' : `Distributed: ${tables.join(', ')}`;
    console.log(`${what}. Workers: ${workers}.`);
  } finally {
    await client.end();
  }
});

function readShards(words: readonly string[]): number {
  const [word, number, ...rest] = words;
  if (word === undefined) return SHARDS;
  const shards = Number(number);
  if (word !== '--shards' || rest.length > 0 || !Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new SettingsError('distribute takes nothing, or --shards and their number, from 1 to 1024.');
  return shards;
}
