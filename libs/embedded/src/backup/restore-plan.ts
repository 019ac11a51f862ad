import { OperatorError } from '../operator-error.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { chainAfter, type WalFile, type WalSegment } from './wal-archive.ts';

/** What a restore reads. */
export interface RestorePlan {
  backup: BackupManifest;
  /** Follow the backup. */
  segments: WalSegment[];
  /** Histories of timelines. */
  histories: WalFile[];
  /** Every commit up to this time is in it. */
  coversUntil: Date;
}

/**
 * Chooses the backup and the log for a time.
 *
 * @param targetTime undefined for the latest possible time
 * @throws OperatorError it is before the first backup or after the end of the log, or a segment is missing
 */
export function planRestore(
  manifests: readonly BackupManifest[],
  files: readonly WalFile[],
  targetTime?: Date,
): RestorePlan {
  const backup = manifests.findLast(({ finishedAt }) => !targetTime || new Date(finishedAt) <= targetTime);
  if (!backup) throw tooEarly(manifests[0]);
  const { segments, missing } = chainAfter(backup, files);
  const needed = upTo(segments, targetTime);
  const end = needed.at(-1);
  const gap = missing.find((name) => !end || name.slice(8) < end.name.slice(8));
  if (gap) throw new OperatorError(missingText(gap, segments));
  const coversUntil = end?.writtenAt ?? new Date(backup.finishedAt);
  if (targetTime && targetTime > coversUntil)
    throw new OperatorError(
      `${targetTime.toISOString()} is after the end of the stored log, ${coversUntil.toISOString()}: ` +
        'give an earlier --target-time, or leave it out for the latest one.',
    );
  const histories = files.filter(({ name }) => name.endsWith('.history'));
  return { backup, segments: needed, histories, coversUntil };
}

/** The first segment that was finished after the time has the last commits before it. */
function upTo(segments: readonly WalSegment[], time: Date | undefined): WalSegment[] {
  const last = time ? segments.findIndex(({ writtenAt }) => writtenAt >= time) : -1;
  return last === -1 ? [...segments] : segments.slice(0, last + 1);
}

function tooEarly(oldest: BackupManifest | undefined): OperatorError {
  if (!oldest) return new OperatorError('There is no complete backup in BACKUP_TARGET.');
  return new OperatorError(
    `The oldest backup can be restored to ${oldest.finishedAt} or later: give a later --target-time.`,
  );
}

function missingText(gap: string, segments: readonly WalSegment[]): string {
  const before = segments.findLast(({ name }) => name.slice(8) < gap.slice(8));
  const until = before ? before.writtenAt.toISOString() : 'the end of the backup itself';
  return `The segment ${gap} of the log is missing: only times up to ${until} can be restored from this backup.`;
}
