import { PassThrough } from 'node:stream';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { parseBaseBackupMessage } from './base-backup-messages.ts';
import { type Lsn, parseLsn } from './wal-position.ts';

/** The log that was written meanwhile is in the archive, so that it can be restored by itself. */
const COMMAND =
  "BASE_BACKUP (LABEL 'gatehouse', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

export interface BaseBackup {
  /** A tar archive of the data directory. */
  tar: AsyncIterable<Uint8Array>;
  /** Once `tar` was read to its end. */
  end: Promise<BaseBackupEnd>;
}

export interface BaseBackupEnd {
  startLsn: Lsn;
  endLsn: Lsn;
  timeline: number;
  /** PostgreSQL's `backup_manifest`: JSON with size and checksum of each file. */
  manifest: Buffer;
}

/**
 * Copies a running cluster through the replication protocol.
 *
 * @param url of a role with REPLICATION
 * @throws OperatorError the server does not allow it
 */
export async function startBaseBackup(url: string, signal?: AbortSignal): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: withReplication(url) });
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(
      `PostgreSQL does not allow a base backup (${(error as Error).message}): the role needs REPLICATION, and ` +
        'pg_hba.conf a line for the database "replication".',
    );
  }
  const copy = client.query(new BaseBackupQuery());
  client.on('error', (error) => copy.fail(error));
  signal?.addEventListener('abort', () => copy.fail(signal.reason), { once: true });
  const end = copy.end.finally(() => client.end().catch(() => undefined));
  // A failure also ends `tar`, which its reader sees first.
  end.catch(() => undefined);
  return { tar: copy.tar, end };
}

function withReplication(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}replication=true`;
}

/** What the driver calls `Submittable`: it receives each message of the response. */
class BaseBackupQuery {
  readonly tar = new PassThrough({ highWaterMark: 4 * 1_024 ** 2 });
  readonly end: Promise<BaseBackupEnd>;
  readonly #manifest: Buffer[] = [];
  /** The rows of the response: start, one for each tablespace, end. */
  readonly #rows: (string | null)[][] = [];
  #isManifest = false;
  /** Messages that were received before the pause still arrive. */
  #isPaused = false;
  #resolve: (end: BaseBackupEnd) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor() {
    this.end = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Its reader gave up. Without effect after a regular end.
    this.tar.once('close', () => this.#reject(new Error('the base backup was not read to its end')));
  }

  fail(error: Error): void {
    this.tar.destroy(error);
    this.#reject(error);
  }

  submit(connection: pg.Connection): void {
    (connection as unknown as Connection).query(COMMAND);
  }

  handleRowDescription(): void {
    // The columns are known.
  }

  handleCommandComplete(): void {
    // There are several; the end is `handleReadyForQuery`.
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    try {
      this.#receive(chunk, connection);
    } catch (error) {
      this.fail(error as Error);
      connection.stream.destroy();
    }
  }

  handleError(error: Error): void {
    this.fail(error);
  }

  handleReadyForQuery(): void {
    const [start, end] = [this.#rows[0], this.#rows.at(-1)];
    if (!start?.[0] || !end?.[0] || this.tar.destroyed)
      return void this.fail(new Error('the base backup broke off'));
    this.tar.end();
    this.#resolve({
      startLsn: parseLsn(start[0]),
      endLsn: parseLsn(end[0]),
      timeline: Number(end[1]),
      manifest: Buffer.concat(this.#manifest),
    });
  }

  #receive(chunk: Buffer, { stream }: Connection): void {
    const message = parseBaseBackupMessage(chunk);
    if (message.kind === 'archive' && message.location !== '')
      throw new OperatorError(
        `The tablespace at ${message.location} cannot be backed up: move its tables to the default one.`,
      );
    if (message.kind === 'manifest') this.#isManifest = true;
    if (message.kind !== 'data') return;
    if (this.#isManifest) return void this.#manifest.push(message.content);
    if (this.tar.write(message.content) || this.#isPaused) return;
    this.#isPaused = true;
    stream.pause();
    this.tar.once('drain', () => {
      this.#isPaused = false;
      stream.resume();
    });
  }
}

/** The part of the driver's connection that its types leave out. */
interface Connection {
  query(text: string): void;
  stream: { pause(): void; resume(): void; destroy(): void };
}
