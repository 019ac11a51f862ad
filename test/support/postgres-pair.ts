import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, findOsUser, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { startBaseBackup } from '../../libs/embedded/src/backup/base-backup.ts';
import { extractTar } from '../../libs/embedded/src/backup/extract-tar.ts';
import { makePrivate } from '../../libs/embedded/src/postgres/places.ts';

/** Name of the standby whose copy makes a commit durable. */
const STANDBY = 'gatehouse_standby';
/** How often the primary is checked, how long it may take to respond, and how many failures end its role. */
const CHECK = { everyMs: 250, withinMs: 1_000, failures: 3 };

/**
 * A primary and a synchronous standby behind one address, which always leads to the primary. When the primary stops
 * responding, the standby is promoted. When the standby does, commits no longer wait for it. This is what Patroni (in its
 * synchronous mode) and HAProxy do for an operator.
 */
export class PostgresPair {
  #primary: Server;
  #standby: Server | null = null;
  readonly #address: Address;
  #watching = true;
  #watch: Promise<void> = Promise.resolve();

  private constructor(primary: Server, address: Address) {
    this.#primary = primary;
    this.#address = address;
  }

  static async start(): Promise<PostgresPair> {
    const primary = await Server.start();
    const address = await Address.open(primary.socket);
    const pair = new PostgresPair(primary, address);
    await pair.addStandby();
    pair.#watch = pair.#watchBoth();
    return pair;
  }

  /** The owner's connection URL, at the address that leads to the primary. */
  get url(): string {
    return `postgres://gatehouse@127.0.0.1:${this.#address.port}/gatehouse`;
  }

  /** Signals every process of the primary, like a crash or a freeze of its machine. */
  signalPrimary(signal: 'SIGKILL' | 'SIGSTOP'): void {
    this.#primary.signal(signal);
  }

  /** Kills the standby. Commits wait for it until the next checks have failed. */
  killStandby(): void {
    this.#standby?.signal('SIGKILL');
  }

  /** False after a promotion, and after the standby failed. `addStandby` adds another one. */
  get hasStandby(): boolean {
    return this.#standby !== null;
  }

  /** Copies the primary to a new standby, and waits until it follows. */
  async addStandby(): Promise<void> {
    this.#standby = await this.#primary.copy();
    await this.#primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
    await this.#primary.query('select pg_reload_conf()');
    await waitFor('a synchronous standby', async () => {
      const [row] = await this.#primary.query('select sync_state from pg_stat_replication');
      return row?.sync_state === 'sync';
    });
  }

  async stop(): Promise<void> {
    this.#watching = false;
    await this.#watch;
    await this.#address.close();
    await this.#standby?.remove();
    await this.#primary.remove();
  }

  async #watchBoth(): Promise<void> {
    const primary = new Failures();
    const standby = new Failures();
    while (this.#watching) {
      const [isPrimaryGone, isStandbyGone] = await Promise.all([
        primary.check(this.#primary),
        this.#standby && standby.check(this.#standby),
      ]);
      if (isPrimaryGone && this.#standby) {
        await this.#promote(this.#standby);
        primary.reset();
      } else if (isStandbyGone && this.#standby) await this.#release(this.#standby);
      await new Promise((resolve) => setTimeout(resolve, CHECK.everyMs));
    }
  }

  async #release(standby: Server): Promise<void> {
    await this.#primary.query("alter system set synchronous_standby_names = ''");
    await this.#primary.query('select pg_reload_conf()');
    this.#standby = null;
    await standby.remove();
  }

  async #promote(standby: Server): Promise<void> {
    const before = this.#primary;
    // The previous primary must not acknowledge another commit.
    this.#address.leadTo(null);
    before.signal('SIGKILL');
    await standby.query('select pg_promote()');
    this.#primary = standby;
    this.#standby = null;
    this.#address.leadTo(standby.socket);
    await before.remove();
  }
}

/** Failed checks of one server in a row. */
class Failures {
  #count = 0;

  /** @returns whether the server failed too often to keep its role */
  async check(server: Server): Promise<boolean> {
    if (await server.responds(CHECK.withinMs)) this.reset();
    else this.#count += 1;
    return this.#count >= CHECK.failures;
  }

  reset(): void {
    this.#count = 0;
  }
}

/** A PostgreSQL server in a temporary directory. */
class Server {
  readonly #dataDir: string;
  readonly #server: EmbeddedPostgres;

  private constructor(dataDir: string, server: EmbeddedPostgres) {
    this.#dataDir = dataDir;
    this.#server = server;
  }

  static async start(): Promise<Server> {
    const server = await Server.#open();
    await server.#server.start();
    return server;
  }

  static async #open(): Promise<Server> {
    const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-pair-'));
    return new Server(dataDir, await EmbeddedPostgres.open({ dataDir, durable: true }));
  }

  get socket(): string {
    const url = new URL(this.#server.url());
    return `${url.searchParams.get('host')}/.s.PGSQL.${url.searchParams.get('port')}`;
  }

  /** A standby of this server. */
  async copy(): Promise<Server> {
    const standby = await Server.#open();
    const { cluster } = standby.#server;
    const user = findOsUser();
    makePrivate(cluster, user);
    const { tar, end } = await startBaseBackup(this.#server.url());
    await extractTar(tar, cluster, user);
    await end;
    const host = new URL(this.#server.url()).searchParams.get('host');
    writeFileSync(join(cluster, 'standby.signal'), '');
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${host} port=5432 user=gatehouse application_name=${STANDBY}'\n`,
    );
    await standby.#server.start();
    return standby;
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#server.url() });
    await client.connect();
    return client.query(sql).then(
      async ({ rows }) => {
        await client.end();
        return rows;
      },
      async (error) => {
        await client.end();
        throw error;
      },
    );
  }

  async responds(withinMs: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.#server.url(),
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return true;
    } catch {
      client.connection.stream.destroy();
      return false;
    }
  }

  signal(signal: NodeJS.Signals): void {
    for (const pid of processesOf(join(this.#server.cluster, 'postmaster.pid'))) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has just ended.
      }
    }
  }

  async remove(): Promise<void> {
    this.signal('SIGKILL');
    await waitFor('the end of a server', () => !this.#server.isAlive());
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

/** The postmaster and its processes; none if it has ended. */
function processesOf(pidFile: string): number[] {
  if (!existsSync(pidFile)) return [];
  const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0];
  const list = `/proc/${postmaster}/task/${postmaster}/children`;
  if (!existsSync(list)) return [];
  const children = readFileSync(list, 'utf8').trim();
  return [Number(postmaster), ...(children === '' ? [] : children.split(' ').map(Number))];
}

/** An address of loopback that leads to one server at a time. */
class Address {
  readonly #listener: net.Server;
  readonly #open = new Set<net.Socket>();
  #target: string | null;

  private constructor(target: string) {
    this.#target = target;
    this.#listener = net.createServer((client) => this.#serve(client));
  }

  static async open(target: string): Promise<Address> {
    const address = new Address(target);
    await new Promise<void>((resolve) => address.#listener.listen(0, '127.0.0.1', resolve));
    return address;
  }

  get port(): number {
    return (this.#listener.address() as net.AddressInfo).port;
  }

  /** Ends all connections. New ones lead to the other server; to none, they are closed at once. */
  leadTo(target: string | null): void {
    this.#target = target;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.leadTo(null);
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #serve(client: net.Socket): void {
    if (this.#target === null) return void client.destroy();
    const server = net.connect(this.#target);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
