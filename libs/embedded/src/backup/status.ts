import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupStatus } from '@gatehouse/contracts';
import { readManifests } from './backup-manifest.ts';
import { readLastDrill } from './drill.ts';
import type { Target } from './target.ts';
import { chainAfter, readWalFiles } from './wal-archive.ts';
import { spooled } from './wal-shipping.ts';

/** As BACKUP_STATUS_FILE of the contracts, whose schemas would take this process 20 MB of memory. */
const FILE = 'backup-status.json';

/** @throws OperatorError the target cannot be read */
export async function readStatus(
  target: Target,
  spool: string | undefined,
): Promise<Omit<BackupStatus, 'failures'>> {
  const newest = (await readManifests(target)).at(-1);
  const last = newest && chainAfter(newest, await readWalFiles(target)).segments.at(-1);
  return {
    at: new Date().toISOString(),
    target: target.address,
    newestBackup: newest?.finishedAt ?? null,
    newestWal: spool === undefined ? null : (last?.writtenAt.toISOString() ?? newest?.finishedAt ?? null),
    waiting: spool ? (await spooled(spool)).length : 0,
    lastDrill: await readLastDrill(target),
  };
}

/** Written atomically: the doctor reads it at any time. */
export function writeStatus(dataDir: string, status: BackupStatus): void {
  const file = join(dataDir, FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(status, null, 1)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
