import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeOperators } from './write-operators.ts';

const require = createRequire(import.meta.url);

/**
 * The operators of all networks by Route Views, RIPE NCC and DB-IP (CC BY 4.0), as a MaxMind DB file. Takes seconds, once
 * for each version of the package.
 *
 * @returns the path of the file
 */
export async function bundledOperators(): Promise<string> {
  const { version } = require('@ip-location-db/asn/package.json') as { version: string };
  const folder = dirname(require.resolve('@ip-location-db/asn/package.json'));
  const cache = join(folder, '../../.cache/gatehouse');
  const path = join(cache, `operators-${version}.mmdb`);
  if (existsSync(path)) return path;
  const files = ['asn-ipv4-num.csv', 'asn-ipv6-num.csv'].map((name) => join(folder, name));
  mkdirSync(cache, { recursive: true });
  // Two builds may write it at the same time.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, await writeOperators(dayOf(version), files));
  renameSync(draft, path);
  return path;
}

/** The same sources give the same bytes. @param version such as 2.3.2026061719 */
function dayOf(version: string): Date {
  const [, year, month, day] = /\.(\d{4})(\d\d)(\d\d)\d\d$/.exec(version) ?? [];
  return new Date(`${year}-${month}-${day}T00:00:00Z`);
}
