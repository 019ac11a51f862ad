import { z } from 'zod';

/** File in the data directory in which the supervisor's backup process reports. */
export const BACKUP_STATUS_FILE = 'backup-status.json';

/** A restore into a temporary directory, and what was found there. */
export const BackupDrillSchema = z.object({
  at: z.iso.datetime(),
  /** Name of the base backup; null if none could be restored. */
  backup: z.string().nullable(),
  /** Empty after a success. */
  problems: z.array(z.string()),
  /** The time of the last commit in the restored database. */
  reaches: z.iso.datetime().nullable(),
  seconds: z.number(),
});
export type BackupDrill = z.infer<typeof BackupDrillSchema>;

export const BackupStatusSchema = z.object({
  /** When the process reported. */
  at: z.iso.datetime(),
  target: z.string(),
  newestBackup: z.iso.datetime().nullable(),
  /** The stored log has every commit up to this time. */
  newestWal: z.iso.datetime().nullable(),
  /** Files of the log that wait to be stored. */
  waiting: z.number(),
  /** Errors of the last attempts. */
  failures: z.array(z.string()),
  lastDrill: BackupDrillSchema.nullable(),
});
export type BackupStatus = z.infer<typeof BackupStatusSchema>;
