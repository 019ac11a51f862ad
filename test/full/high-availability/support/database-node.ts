import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOsUser, waitFor } from '@gatehouse/embedded';
import { inDocker } from '../../../docker/files.ts';

export interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  /** Folders of the programs. */
  readonly path: readonly string[];
  readonly secrets: string;
  /** `host:port` of each etcd member. */
  readonly etcd: readonly string[];
}

/** A database node as in the image: Patroni with PostgreSQL as its child. */
export class DatabaseNode {
  readonly #place: NodePlace;
  #patroni: ChildProcess | undefined;

  constructor(place: NodePlace) {
    this.#place = place;
  }

  get name(): string {
    return this.#place.name;
  }

  get port(): number {
    return this.#place.port;
  }

  get restUrl(): string {
    return `http://127.0.0.1:${this.#place.restPort}`;
  }

  get dataDir(): string {
    return join(this.#place.folder, 'data');
  }

  get log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  get logFile(): string {
    return join(this.#place.folder, 'log');
  }

  /** The environment of the node in compose.ha.yaml, with this run's addresses. */
  get env(): Record<string, string> {
    const { name, folder, port, restPort, path, secrets, etcd } = this.#place;
    return {
      PATH: [...path, '/usr/bin', '/bin'].join(':'),
      LANG: 'C.UTF-8',
      SECRETS_DIR: secrets,
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcd.join(','),
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.dataDir,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    };
  }

  start(): void {
    const log = openSync(this.logFile, 'a');
    this.#patroni = spawn(inDocker('database/with-secrets'), ['patroni'], {
      ...findOsUser(),
      cwd: '/',
      env: this.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  /** Signals Patroni and every process of PostgreSQL, like a crash or a freeze of the machine. */
  signal(signal: NodeJS.Signals): void {
    const patroni = this.#patroni?.pid;
    for (const pid of [...(patroni ? [patroni] : []), ...this.#postgres()]) send(pid, signal);
  }

  /** Kills PostgreSQL and leaves Patroni running. */
  killPostgres(): void {
    const [postmaster] = readFileSync(join(this.dataDir, 'postmaster.pid'), 'utf8').split('\n');
    send(Number(postmaster), 'SIGKILL');
  }

  /** Ends as a stopped container does. */
  async stop(): Promise<void> {
    const patroni = this.#patroni;
    if (!patroni || patroni.exitCode !== null || patroni.signalCode !== null) return;
    const gone = once(patroni, 'exit');
    patroni.kill('SIGTERM');
    await gone;
  }

  async removeData(): Promise<void> {
    await this.waitUntilGone();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  waitUntilGone(): Promise<boolean> {
    return waitFor(`the processes of ${this.name} to end`, () => this.#postgres().length === 0);
  }

  /** Each process of a PostgreSQL server has its data directory as working directory. */
  #postgres(): number[] {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && workingDirectory(entry) === this.dataDir)
      .map(Number);
  }
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}
