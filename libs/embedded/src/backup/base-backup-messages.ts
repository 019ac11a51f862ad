/** A message of the copy stream of BASE_BACKUP. Source: PostgreSQL 18, "Streaming Replication Protocol", BASE_BACKUP. */
export type BaseBackupMessage =
  /** `location` is empty for the main data directory, and the path of a tablespace otherwise. */
  | { kind: 'archive'; name: string; location: string }
  | { kind: 'manifest' }
  | { kind: 'data'; content: Buffer }
  | { kind: 'progress' };

/** @throws Error the message is none of this version of the protocol */
export function parseBaseBackupMessage(chunk: Buffer): BaseBackupMessage {
  switch (String.fromCharCode(chunk[0] ?? 0)) {
    case 'n': {
      const [name = '', location = ''] = chunk.subarray(1).toString('utf8').split('\0');
      return { kind: 'archive', name, location };
    }
    case 'm':
      return { kind: 'manifest' };
    case 'd':
      // A copy: the driver reuses its buffer.
      return { kind: 'data', content: Buffer.from(chunk.subarray(1)) };
    case 'p':
      return { kind: 'progress' };
    default:
      throw new Error(`PostgreSQL sent an unknown message of a base backup (${chunk[0]})`);
  }
}
