/** Where backups are. */
export interface BackupPlace {
  /** Absolute path of a folder, or `s3://bucket/prefix`. */
  address: string;
  /** Of the storage, without the bucket; for buckets only, as everything below. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How backups are taken. */
export interface BackupSettings {
  place: BackupPlace;
  /** `age1…`: who can decrypt them. */
  recipient: string;
  /** Hours between two base backups. */
  everyHours: number;
  /** Number of base backups. */
  keep: number;
  /** File of the identity, for a drill every day. */
  drillIdentity: string | undefined;
  /** Where a PostgreSQL of your own archives its log. */
  spool: string | undefined;
}
