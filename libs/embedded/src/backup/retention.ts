import { BASE, type BackupManifest, manifestPath, readManifests } from './backup-manifest.ts';
import type { Target } from './target.ts';
import { readWalFiles, type WalFile } from './wal-archive.ts';
import { parseLsn, parseSegmentName, segmentAt } from './wal-position.ts';

/**
 * Removes base backups beyond the `keep` newest ones, and the log that only they need.
 *
 * Manifests go first: what is removed halfway does not count as a backup.
 */
export async function prune(target: Target, keep: number): Promise<void> {
  const manifests = await readManifests(target);
  const kept = manifests.slice(-keep);
  const [oldest] = kept;
  if (!oldest) return;
  for (const { name } of manifests.slice(0, -keep)) await target.remove(manifestPath(name));
  for (const path of obsoleteBases(await target.list(BASE), kept)) await target.remove(path);
  await target.removeUnfinished?.(oldest.name);
  for (const { path } of obsoleteWal(await readWalFiles(target), oldest)) await target.remove(path);
}

/** Files of backups that are older than the oldest kept one, including those without a manifest. */
export function obsoleteBases(paths: readonly string[], kept: readonly BackupManifest[]): string[] {
  const oldest = kept[0]?.name ?? '';
  return paths.filter((path) => (path.split('/')[1] ?? '') < oldest);
}

/** Segments in front of those that the oldest kept backup needs. Histories of timelines are small, and stay. */
export function obsoleteWal(files: readonly WalFile[], oldest: BackupManifest): WalFile[] {
  const needed = segmentAt(parseLsn(oldest.startLsn), oldest.walSegmentBytes);
  return files.filter(({ name }) => {
    const segment = parseSegmentName(name.replace(/\.[0-9A-F]{8}\.backup$/, ''), oldest.walSegmentBytes);
    return segment !== undefined && segment.number < needed;
  });
}
