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
  readonly #readAddress: Address;
  readonly #promotes: boolean;
  /** Leads from the standby to the primary. */
  #link: Address | null = null;
  #watching = true;
  #watch: Promise<void> = Promise.resolve();

  private constructor(primary: Server, addresses: readonly [Address, Address], promotes: boolean) {
    this.#primary = primary;
    [this.#address, this.#readAddress] = addresses;
    this.#promotes = promotes;
  }

  /** @param promotes false leaves a failed primary without a successor */
  static async start({ promotes = true } = {}): Promise<PostgresPair> {
    const primary = await Server.start();
    const addresses = [await Address.open(primary.socket), await Address.open(null)] as const;
    const pair = new PostgresPair(primary, addresses, promotes);
    await pair.addStandby();
    pair.#watch = pair.#watchBoth();
    return pair;
  }

  /** The owner's connection URL, at the address that leads to the primary. */
  get url(): string {
    return `postgres://gatehouse@127.0.0.1:${this.#address.port}/gatehouse`;
  }

  /** The same at the address that leads to the standby. Without one, it closes connections. */
  get readUrl(): string {
    return `postgres://gatehouse@127.0.0.1:${this.#readAddress.port}/gatehouse`;
  }

  /** Stops or continues applying the log on the standby. Commits do not wait for it. */
  async pauseReplay(isPaused: boolean): Promise<void> {
    await this.#standby?.query(`select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
  }

  /** Signals every process of the primary, like a crash or a freeze of its machine. */
  signalPrimary(signal: 'SIGCONT' | 'SIGKILL' | 'SIGSTOP'): void {
    this.#primary.signal(signal);
  }

  /** Packets to and from the primary are lost. It goes on by itself. */
  partitionPrimary(): void {
    this.#primary.isCut = true;
    this.#address.hold(true);
    this.#link?.hold(true);
  }

  /** Packets to and from the standby are lost. Commits wait for it until the next checks have failed. */
  partitionStandby(): void {
    if (this.#standby) this.#standby.isCut = true;
    this.#readAddress.hold(true);
    this.#link?.hold(true);
  }

  /** How long the primary waits before it flushes a commit, like a disk that became slow. */
  async slowCommits(ms: number): Promise<void> {
    await this.#primary.query(`alter system set commit_delay = ${ms * 1_000}`);
    await this.#primary.query('alter system set commit_siblings = 0');
    await this.#primary.query('select pg_reload_conf()');
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
    await this.#link?.close();
    this.#link = await Address.open(this.#primary.socket);
    this.#standby = await this.#primary.copy(this.#link.port);
    await this.#primary.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
    await this.#primary.query('select pg_reload_conf()');
    await waitFor('a synchronous standby', async () => {
      const [row] = await this.#primary.query('select sync_state from pg_stat_replication');
      return row?.sync_state === 'sync';
    });
    this.#readAddress.leadTo(this.#standby.socket);
  }

  async stop(): Promise<void> {
    this.#watching = false;
    await this.#watch;
    await Promise.all([this.#address, this.#readAddress, this.#link].map((address) => address?.close()));
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
      if (isPrimaryGone && this.#promotes && this.#standby) {
        await this.#promote(this.#standby);
        primary.reset();
      } else if (isStandbyGone && this.#standby) await this.#release(this.#standby);
      await new Promise((resolve) => setTimeout(resolve, CHECK.everyMs));
    }
  }

  async #release(standby: Server): Promise<void> {
    this.#readAddress.leadTo(null);
    await this.#primary.query("alter system set synchronous_standby_names = ''");
    await this.#primary.query('select pg_reload_conf()');
    this.#standby = null;
    await standby.remove();
  }

  async #promote(standby: Server): Promise<void> {
    const before = this.#primary;
    this.#address.leadTo(null);
    this.#readAddress.leadTo(null);
    // The previous primary must not acknowledge another commit. One that is cut off waits for its standby in vain.
    if (!before.isCut) before.signal('SIGKILL');
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
  /** Whether the network leads to it. */
  isCut = false;
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

  /** A standby of this server, which it reaches at a port of loopback. */
  async copy(port: number): Promise<Server> {
    const standby = await Server.#open();
    const { cluster } = standby.#server;
    const user = findOsUser();
    makePrivate(cluster, user);
    const { tar, end } = await startBaseBackup(this.#server.url());
    await extractTar(tar, cluster, user);
    await end;
    writeFileSync(join(cluster, 'standby.signal'), '');
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=gatehouse application_name=${STANDBY}'\n`,
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
    if (this.isCut) return false;
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
  #isHeld = false;

  private constructor(target: string | null) {
    this.#target = target;
    this.#listener = net.createServer((client) => this.#serve(client));
  }

  static async open(target: string | null): Promise<Address> {
    const address = new Address(target);
    await new Promise<void>((resolve) => address.#listener.listen(0, '127.0.0.1', resolve));
    return address;
  }

  get port(): number {
    return (this.#listener.address() as net.AddressInfo).port;
  }

  /** Loses everything that is sent, without ending connections. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    for (const socket of this.#open) isHeld ? socket.pause() : socket.resume();
  }

  /** Ends all connections. New ones lead to the other server; to none, they are closed at once. */
  leadTo(target: string | null): void {
    this.#target = target;
    this.#isHeld = false;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.leadTo(null);
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #serve(client: net.Socket): void {
    if (this.#target === null) return void client.destroy();
    if (this.#isHeld) {
      this.#open.add(client);
      client.on('close', () => this.#open.delete(client));
      client.on('error', () => undefined);
      return void client.pause();
    }
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
