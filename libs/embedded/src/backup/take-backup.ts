import { OperatorError } from '../operator-error.ts';
import {
  type BackupManifest,
  CHECKSUMS,
  manifestPath,
  nameOf,
  pathOf,
  readManifests,
  TAR,
} from './backup-manifest.ts';
import { startBaseBackup } from './base-backup.ts';
import { type ClusterFacts, countRows, readClusterFacts } from './cluster-facts.ts';
import { markOf } from './master-key-mark.ts';
import { measured, seal } from './sealing.ts';
import { type Target, writeText } from './target.ts';
import { formatLsn } from './wal-position.ts';

export interface BackupSource {
  /** Of a role that owns the tables and has REPLICATION. */
  ownerUrl: string;
  /** `<id>:<base64>`. */
  masterKey: string;
}

/**
 * Takes a base backup. Its manifest is written last, so that a backup that was broken off does not count.
 *
 * @param recipient `age1…`
 * @throws OperatorError PostgreSQL does not allow it, or the target has backups of another cluster
 */
export async function takeBackup(
  target: Target,
  { ownerUrl, masterKey }: BackupSource,
  recipient: string,
  signal?: AbortSignal,
): Promise<BackupManifest> {
  const before = await readClusterFacts(ownerUrl);
  await checkSameCluster(target, before);
  const rows = await countRows(ownerUrl);
  const name = nameOf(before.now);
  const backup = await startBaseBackup(ownerUrl, signal);
  const tar = await storeSealed(target, pathOf(name, TAR), backup.tar, recipient);
  const { manifest: checksums, ...end } = await backup.end;
  const sums = await storeSealed(target, pathOf(name, CHECKSUMS), [checksums], recipient);
  const manifest: BackupManifest = {
    format: 1,
    name,
    startedAt: before.now.toISOString(),
    finishedAt: (await readClusterFacts(ownerUrl)).now.toISOString(),
    postgres: before.postgres,
    systemIdentifier: before.systemIdentifier,
    timeline: end.timeline,
    startLsn: formatLsn(end.startLsn),
    endLsn: formatLsn(end.endLsn),
    walSegmentBytes: before.walSegmentBytes,
    newestMigration: before.newestMigration,
    database: before.database,
    owner: before.owner,
    rows,
    masterKey: markOf(masterKey),
    files: [
      { name: TAR, ...tar },
      { name: CHECKSUMS, ...sums },
    ],
  };
  signal?.throwIfAborted();
  await writeText(target, manifestPath(name), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function checkSameCluster(target: Target, { systemIdentifier }: ClusterFacts): Promise<void> {
  const manifests = await readManifests(target);
  if (manifests.every((manifest) => manifest.systemIdentifier === systemIdentifier)) return;
  throw new OperatorError(
    `BACKUP_TARGET: ${target.address} has backups of another database: give each database a target of its own.`,
  );
}

async function storeSealed(
  target: Target,
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  recipient: string,
) {
  const stored = measured(await seal(content, recipient));
  await target.write(path, stored.content);
  return stored.measure();
}
