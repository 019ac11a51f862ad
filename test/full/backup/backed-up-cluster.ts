import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import type { BackupPlace } from '../../../libs/embedded/src/backup/backup-settings.ts';
import { openTarget } from '../../../libs/embedded/src/backup/open-target.ts';
import { type Restored, restore } from '../../../libs/embedded/src/backup/restore.ts';
import { takeBackup } from '../../../libs/embedded/src/backup/take-backup.ts';
import type { Target } from '../../../libs/embedded/src/backup/target.ts';
import { shipWal } from '../../../libs/embedded/src/backup/wal-shipping.ts';

/** A key pair of age for these tests only. */
export const IDENTITY = 'AGE-SECRET-KEY-1FSFLVAYTSX6Z8E790UX5H2MJ4QTDTY5FTPZS8TZ90TTJK8DUT7GS4M8MFA';
export const RECIPIENT = 'age1kg79pyqvp53kyunfpmxq93xu4zj3hwx835ru960l25jyr6nvcpxsp774nk';
export const aMasterKey = () => `k1:${randomBytes(32).toString('base64')}`;

export const folderPlace = (address: string): BackupPlace => ({
  address,
  endpoint: '',
  region: '',
  accessKeyId: '',
  secretAccessKey: '',
});

const TABLES = `
  create table migrations (name text);
  create table tenants (name text);
  create table users (name text);
  create table writes (n int primary key, at timestamptz not null default clock_timestamp());
  insert into migrations values ('Migration1');
  insert into users values ('Anna');`;

/** A PostgreSQL that archives its write-ahead log, with the tables that a backup counts and one for writes. */
export class BackedUpCluster {
  readonly masterKey = aMasterKey();
  readonly folder: string;
  readonly target: Target;
  readonly #server: EmbeddedPostgres;
  readonly #client: pg.Client;

  private constructor(folder: string, server: EmbeddedPostgres, client: pg.Client, target: Target) {
    this.folder = folder;
    this.#server = server;
    this.#client = client;
    this.target = target;
  }

  static async start(place?: BackupPlace): Promise<BackedUpCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-backup-'));
    chmodSync(folder, 0o711);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o711 });
    const server = await EmbeddedPostgres.open({ dataDir, archive: true });
    await server.start();
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    await client.query(TABLES);
    const target = openTarget(place ?? folderPlace(join(folder, 'target')));
    return new BackedUpCluster(folder, server, client, target);
  }

  get dataDir(): string {
    return join(this.folder, 'data');
  }

  async stop(): Promise<void> {
    await this.#client.end();
    await this.#server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @returns the time of the commit's acknowledgment, by PostgreSQL's clock */
  async write(n: number): Promise<Date> {
    await this.#client.query('insert into writes values ($1)', [n]);
    return this.now();
  }

  async now(): Promise<Date> {
    const { rows } = await this.#client.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? new Date(Number.NaN);
  }

  backUp() {
    const source = { ownerUrl: this.#server.url(), masterKey: this.masterKey };
    return takeBackup(this.target, source, RECIPIENT);
  }

  /** Makes PostgreSQL finish the current segment, and stores everything that it archived. */
  async ship(): Promise<void> {
    const { rows } = await this.#client.query<{ name: string }>(
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    const archived = async () => {
      const state = await this.#client.query<{ done: boolean }>(
        'select coalesce(last_archived_wal >= $1, false) as done from pg_stat_archiver',
        [rows[0]?.name],
      );
      return state.rows[0]?.done;
    };
    await waitFor('the archive', archived);
    await shipWal(this.#server.spool, this.target, RECIPIENT);
  }

  /** Restores into a new directory with this name. */
  restore(name: string, options: { targetTime?: Date; masterKey?: string } = {}): Promise<Restored> {
    return restore(this.target, {
      dataDir: join(this.folder, name),
      identity: IDENTITY,
      masterKey: this.masterKey,
      targetTime: undefined,
      ...options,
    });
  }

  /** The writes in a restored directory, started like an installation's data directory. */
  async writesIn(name: string): Promise<number[]> {
    const server = await EmbeddedPostgres.open({ dataDir: join(this.folder, name) });
    await server.start();
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    try {
      const { rows } = await client.query<{ n: number }>('select n from writes order by n');
      return rows.map(({ n }) => n);
    } finally {
      await client.end();
      await server.stop();
    }
  }
}
