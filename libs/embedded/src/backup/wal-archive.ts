import { type BackupManifest, nameOf, timeOf } from './backup-manifest.ts';
import type { Target } from './target.ts';
import { lastSegmentBefore, parseLsn, parseSegmentName, type Segment, segmentName } from './wal-position.ts';

const WAL = 'wal/';
const ENDING = '.gz.age';

/** A file of PostgreSQL's log in the target. Its name has all that is known about it without reading it. */
export interface WalFile {
  /** In the target. */
  path: string;
  /** Of PostgreSQL: a segment, or such as `00000002.history`. */
  name: string;
  /** When PostgreSQL finished it: every commit up to this second is in it or in an earlier one. */
  writtenAt: Date;
  /** Of the stored, encrypted file. */
  sha256: string;
}

/** @param measure of the stored file */
export function walPath(name: string, writtenAt: Date, sha256: string): string {
  return `${WAL}${name}_${nameOf(writtenAt)}_${sha256}${ENDING}`;
}

export function parseWalPath(path: string): WalFile | undefined {
  const [, name, time, sha256] =
    /^wal\/([0-9A-F.a-z]+)_(\d{8}T\d{6}Z)_([0-9a-f]{64})\.gz\.age$/.exec(path) ?? [];
  if (!name || !time || !sha256) return undefined;
  return { path, name, writtenAt: timeOf(time), sha256 };
}

export async function readWalFiles(target: Target): Promise<WalFile[]> {
  return (await target.list(WAL)).flatMap((path) => parseWalPath(path) ?? []);
}

export interface WalSegment extends WalFile, Segment {}

/** The segments that follow a backup, in their order, without a gap. */
export interface WalChain {
  segments: WalSegment[];
  /** Names of segments that are missing in front of later ones. */
  missing: string[];
}

/**
 * The log from the end of `backup` on. The backup itself contains the log up to its end.
 *
 * A later timeline, which begins with a restore, replaces an earlier one from its first segment on.
 */
export function chainAfter(backup: BackupManifest, files: readonly WalFile[]): WalChain {
  const bytes = backup.walSegmentBytes;
  const first = lastSegmentBefore(parseLsn(backup.endLsn), bytes) + 1;
  const known = bySegment(files, backup, first);
  const newest = latest(known);
  const chain: WalChain = { segments: [], missing: [] };
  for (let number = first; newest && number <= newest.number; number += 1) {
    const found = known.get(number);
    if (found) chain.segments.push(found);
    else chain.missing.push(segmentName({ timeline: backup.timeline, number }, bytes));
  }
  return chain;
}

function bySegment(
  files: readonly WalFile[],
  backup: BackupManifest,
  first: number,
): Map<number, WalSegment> {
  const known = new Map<number, WalSegment>();
  for (const file of files) {
    const segment = parseSegmentName(file.name, backup.walSegmentBytes);
    if (!segment || segment.number < first || segment.timeline < backup.timeline) continue;
    const other = known.get(segment.number);
    if (!other || other.timeline <= segment.timeline) known.set(segment.number, { ...file, ...segment });
  }
  return known;
}

/** The end of the latest timeline. Segments of earlier ones may have higher numbers. */
function latest(known: ReadonlyMap<number, WalSegment>): WalSegment | undefined {
  return [...known.values()]
    .toSorted((one, other) => one.timeline - other.timeline || one.number - other.number)
    .at(-1);
}
