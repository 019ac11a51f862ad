import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from './operator-error.ts';
import { findBinaries } from './postgres/binaries.ts';
import { findOsUser, type OsUser, runAs } from './postgres/os-user.ts';
import { findHome, findSocketDir, makePrivate } from './postgres/places.ts';
import { clearStalePostmaster, isServing, readPidFile } from './postgres/stale-postmaster.ts';

/** The superuser of the embedded server and the name of its database. */
export const OWNER = 'gatehouse';
const PORT = 5432;
const MAJOR = '18';

export interface PostgresOptions {
  /** Absolute path; the cluster is in its subdirectory `postgres/`. */
  dataDir: string;
  /** False is faster but not safe against power cuts: only for temporary data of tests. */
  durable?: boolean;
  /** Whether the write-ahead log is archived in `spool`. Default false. */
  archive?: boolean;
}

/** Seconds until the log of a quiet database is archived: the most that a restore loses. */
export const ARCHIVE_SECONDS = 60;

/**
 * A real PostgreSQL with binaries from npm. Only its account and root can reach its Unix socket. It is a separate
 * process that survives a killed supervisor, and the next start takes it over.
 */
export class EmbeddedPostgres {
  readonly cluster: string;
  /** Where PostgreSQL puts each finished file of its log, if it archives. */
  readonly spool: string;
  readonly #bin: string;
  readonly #user: OsUser;
  readonly #home: string;
  readonly #durable: boolean;
  readonly #archive: boolean;
  readonly #log: string;
  #socketDir = '';
  #wanted = false;
  #starting: Promise<void> | undefined;

  private constructor(bin: string, user: OsUser, home: string, { durable, archive }: PostgresOptions) {
    this.#bin = bin;
    this.#user = user;
    this.#home = home;
    this.#durable = durable ?? true;
    this.#archive = archive ?? false;
    this.#log = join(home, 'postgres.log');
    this.cluster = join(home, 'data');
    this.spool = join(home, 'wal-spool');
  }

  static async open(options: PostgresOptions): Promise<EmbeddedPostgres> {
    const user = findOsUser();
    const [bin, home] = await Promise.all([findBinaries(user), findHome(options.dataDir, user)]);
    return new EmbeddedPostgres(bin, user, home, options);
  }

  /** Initializes a new cluster, then starts the server or takes over the running one. */
  start(): Promise<void> {
    this.#wanted = true;
    this.#starting = this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    if (!existsSync(join(this.cluster, 'PG_VERSION'))) await this.#initialise();
    this.#checkVersion();
    await clearStalePostmaster(this.cluster);
    if (this.isAlive()) await this.#waitUntilStarted();
    else await this.#launch();
    await this.#createDatabase();
  }

  /** Closes open connections and stops the server, after a start in progress. Does nothing if it is not running. */
  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#starting?.catch(() => undefined);
    if (!this.isAlive()) return;
    const socketDir = readPidFile(this.cluster)?.socketDir;
    await this.#run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', this.cluster]);
    if (socketDir && !socketDir.startsWith(this.#home)) rmSync(socketDir, { recursive: true, force: true });
  }

  isAlive(): boolean {
    const file = readPidFile(this.cluster);
    return file !== undefined && isServing(this.cluster, file.pid);
  }

  /** Whether it was started, not stopped, and is not running. */
  isMissing(): boolean {
    return this.#wanted && !this.isAlive();
  }

  /** Connection URL with the socket, in the format of `pg-connection-string`. */
  url(user: string = OWNER, database: string = OWNER): string {
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(this.#socketDir)}&port=${PORT}`;
  }

  /** Renamed when complete, so that a killed initdb leaves no partial cluster. */
  async #initialise(): Promise<void> {
    const unfinished = `${this.cluster}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8'];
    const sync = this.#durable ? [] : ['--no-sync'];
    // Trust is safe because the only access is the socket, in a directory of mode 0700.
    await this.#run('initdb', ['-D', unfinished, '-U', OWNER, '-A', 'trust', ...locale, ...sync]);
    const config = join(unfinished, 'postgresql.conf');
    writeFileSync(config, `${readFileSync(config, 'utf8')}\ninclude = 'gatehouse.conf'\n`);
    renameSync(unfinished, this.cluster);
  }

  #checkVersion(): void {
    const version = readFileSync(join(this.cluster, 'PG_VERSION'), 'utf8').trim();
    if (version === MAJOR) return;
    throw new OperatorError(
      `GATEHOUSE_DATA_DIR: ${this.cluster} was made by PostgreSQL ${version} and this Gatehouse brings ${MAJOR}: ` +
        'move the data over with a dump (docs/operations.md, "Upgrade") or give another directory.',
    );
  }

  async #launch(): Promise<void> {
    this.#socketDir = findSocketDir(this.#home, this.#user);
    if (this.#archive) makePrivate(this.spool, this.#user);
    this.#configure();
    try {
      await this.#run('pg_ctl', ['start', '-w', '-t', '60', '-D', this.cluster, '-l', this.#log]);
    } catch {
      throw new OperatorError(`PostgreSQL did not start: ${lastWords(this.#log)} (whole log: ${this.#log})`);
    }
  }

  /** A running server writes its socket to its pid file. Until it accepts connections, they are rejected. */
  async #waitUntilStarted(): Promise<void> {
    this.#socketDir = readPidFile(this.cluster)?.socketDir ?? '';
    await this.#run('pg_ctl', ['status', '-D', this.cluster]);
  }

  #configure(): void {
    const file = join(this.cluster, 'gatehouse.conf');
    const lines = [
      "listen_addresses = ''",
      `port = ${PORT}`,
      `unix_socket_directories = '${this.#socketDir}'`,
      'unix_socket_permissions = 0700',
      "timezone = 'UTC'",
      "log_timezone = 'UTC'",
      'jit = off',
      'max_connections = 200',
      // For a small machine; the operating system caches the same files.
      "shared_buffers = '64MB'",
      "wal_buffers = '1MB'",
      // Without the three processes for read-ahead: the data is in memory.
      'io_method = sync',
      'max_logical_replication_workers = 0',
      ...(process.platform === 'linux' ? ["recovery_init_sync_method = 'syncfs'"] : []),
      ...(this.#archive ? archiveSettings(this.spool) : []),
      ...(this.#durable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
    ];
    const text = `${lines.join('\n')}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    // Written atomically: a full disk would leave an empty file, and the server would listen elsewhere.
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, text);
    if (this.#user.uid !== undefined && this.#user.gid !== undefined) {
      chownSync(unfinished, this.#user.uid, this.#user.gid);
    }
    renameSync(unfinished, file);
  }

  async #createDatabase(): Promise<void> {
    const client = await this.#connect();
    try {
      const found = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
      if (found.rowCount === 0) await client.query(`create database ${OWNER}`);
    } finally {
      await client.end();
    }
  }

  /**
   * A server that was just taken over may still be recovering, which it reports with error 57P03. If it ended in the
   * meantime, the next attempt starts it again.
   *
   * @throws OperatorError it ended
   */
  async #connect(): Promise<pg.Client> {
    for (let attempt = 0; ; attempt += 1) {
      const client = new pg.Client({ connectionString: this.url(OWNER, 'postgres') });
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (!this.isAlive())
          throw new OperatorError(`PostgreSQL ended while it was started (its log: ${this.#log})`);
        if (attempt === 300 || !isStarting(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  #run(program: string, args: string[]): Promise<string> {
    return runAs(this.#user, join(this.#bin, program), args);
  }
}

/** Opens and starts the server. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const postgres = await EmbeddedPostgres.open(options);
  await postgres.start();
  return postgres;
}

/** Renamed when it is complete and on the disk, with the time at which PostgreSQL finished it. */
function archiveSettings(spool: string): string[] {
  const folder = inCommand(spool);
  const unfinished = `"${folder}/%f.part"`;
  return [
    'archive_mode = on',
    `archive_command = 'cp -p "%p" ${unfinished} && sync ${unfinished} && mv ${unfinished} "${folder}/%f"'`,
    `archive_timeout = ${ARCHIVE_SECONDS}`,
  ];
}

/** A path for a command in PostgreSQL's settings, where it is in double quotes. */
export function inCommand(path: string): string {
  return path.replaceAll('%', '%%').replaceAll("'", "''");
}

function isStarting(error: unknown): boolean {
  return ['57P03', 'ECONNREFUSED', 'ENOENT'].includes((error as { code?: string }).code ?? '');
}

/** The last error line of the server. */
function lastWords(log: string): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it left no log';
}
