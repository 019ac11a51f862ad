import { OperatorError } from '../operator-error.ts';
import type { MasterKeyMark } from './master-key-mark.ts';
import type { Measure } from './sealing.ts';
import { readText, type Target } from './target.ts';

/** Describes one base backup. It is written last: without it, there is no backup. Contains no secret. */
export interface BackupManifest {
  format: 1;
  /** UTC, such as `20261127T115433Z`; also the name of its directory. */
  name: string;
  /** By the clock of PostgreSQL, ISO 8601. The backup can be restored to any time from `finishedAt` on. */
  startedAt: string;
  finishedAt: string;
  /** `server_version` of PostgreSQL. */
  postgres: string;
  /** The cluster that it is of; 64 bits as a decimal number. */
  systemIdentifier: string;
  timeline: number;
  /** Hexadecimal halves, as PostgreSQL prints them. */
  startLsn: string;
  endLsn: string;
  walSegmentBytes: number;
  newestMigration: string;
  database: string;
  /** The role that owns the tables. */
  owner: string;
  /** Rows of some tables at the time, which a drill compares. */
  rows: Record<string, number>;
  masterKey: MasterKeyMark;
  files: (Measure & { name: string })[];
}

export const BASE = 'base/';
export const TAR = 'base.tar.gz.age';
export const CHECKSUMS = 'backup_manifest.gz.age';
const MANIFEST = 'manifest.json';

/** `2026-11-27T11:54:33.123Z` as `20261127T115433Z`. */
export function nameOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** The reverse of `nameOf`. */
export function timeOf(name: string): Date {
  return new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export const pathOf = (backup: string, file: string) => `${BASE}${backup}/${file}`;

export const manifestPath = (backup: string) => pathOf(backup, MANIFEST);

/** Every complete backup, oldest first. */
export async function readManifests(target: Target): Promise<BackupManifest[]> {
  const names = (await target.list(BASE)).filter((name) => name.endsWith(`/${MANIFEST}`));
  return Promise.all(names.map((name) => readManifest(target, name)));
}

async function readManifest(target: Target, name: string): Promise<BackupManifest> {
  const text = await readText(target, name);
  try {
    const manifest = JSON.parse(text) as BackupManifest;
    if (manifest.format === 1 && Array.isArray(manifest.files)) return manifest;
  } catch {
    // The error below says it.
  }
  throw new OperatorError(`${target.address}/${name} is damaged, or of a later version of Gatehouse.`);
}
