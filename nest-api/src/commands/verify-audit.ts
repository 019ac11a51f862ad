import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { tenantOfTrail } from '../audit/platform-trail.js';
import { noteVerification } from '../audit/verification-record.repository.js';
import { type ChainHead, type ChainReport, verifyChains } from '../audit/verify.js';
import { maintenanceConfig } from '../jobs/maintenance-database.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

/**
 * `verify-audit [--heads <file>]`: one line per chain. Exits with 1 if a chain was tampered with.
 *
 * With a file, each chain must also contain the head that the file stored last time. After a success, the file is
 * updated. Stored on another machine, it reveals even a chain that was rewritten completely.
 */
await runCommand(async () => {
  const headsFile = readHeadsFile(process.argv.slice(2));
  const kept = headsFile && existsSync(headsFile) ? readHeads(headsFile) : [];
  const reports = await withClient(async (client) => {
    const found = await verifyChains(client, kept);
    await noteVerification(client, 'all', found);
    return found;
  });

  for (const report of reports) console.log(lineOf(report));
  const tampered = reports.filter((report) => report.findings.length > 0);
  console.log(`${reports.length} chains, ${tampered.length} tampered with.`);
  if (tampered.length > 0) process.exitCode = 1;
  else if (headsFile) writeHeads(headsFile, reports);
});

function lineOf({ tenantId, events, findings }: ChainReport): string {
  const name = tenantOfTrail(tenantId) ?? 'platform';
  if (findings.length === 0) return `ok        ${name}  ${events} events`;
  const places = findings.slice(0, 20).map(({ kind, n, event }) => {
    return [kind, n === null ? null : `at ${n}`, event === null ? null : `(event ${event})`]
      .filter(Boolean)
      .join(' ');
  });
  const more = findings.length > places.length ? `, and ${findings.length - places.length} more` : '';
  return `TAMPERED  ${name}  ${places.join(', ')}${more}`;
}

function readHeadsFile(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const [word, file, ...rest] = words;
  if (word !== '--heads' || !file || rest.length > 0) {
    throw new SettingsError(
      'verify-audit takes nothing, or --heads and the file that keeps the heads of the chains.',
    );
  }
  return file;
}

function readHeads(file: string): ChainHead[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChainHead[];
  } catch {
    throw new SettingsError(`${file} does not hold the heads that verify-audit wrote. Name another file.`);
  }
}

/** Renamed into place, so that a full disk does not leave half of it. */
function writeHeads(file: string, reports: readonly ChainReport[]): void {
  const heads = reports.flatMap(({ head }) => (head ? [head] : []));
  writeFileSync(`${file}.new`, `${JSON.stringify(heads, null, 1)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const url = readSecret(process.env, 'DATABASE_URL');
  const maintenanceUrl = readSecret(process.env, 'DATABASE_MAINTENANCE_URL');
  if (!url && !maintenanceUrl) throw new SettingsError('DATABASE_MAINTENANCE_URL is not set.');
  const client = new Client(
    maintenanceConfig({ DATABASE_URL: url ?? '', DATABASE_MAINTENANCE_URL: maintenanceUrl }),
  );
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
