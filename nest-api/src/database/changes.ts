import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Client } from 'pg';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { ChangeCache, type ChangeCacheOptions } from './change-cache.js';
import { toPoolConfig } from './connection-options.js';
import { Lease } from './lease.js';

const CHANNEL = 'gatehouse_changes';
/** How often the connection confirms that every notification has arrived. */
const HEARTBEAT_MS = 300;
/** How long caches may answer after the last confirmation. */
const LEASE_MS = 1_000;
const TIMEOUT_MS = 5_000;
const RECONNECT_MS = 250;
const LONGEST_RECONNECT_MS = 5_000;

/**
 * Notifies this process of changes by any process, through PostgreSQL's LISTEN and NOTIFY.
 *
 * Triggers name each change as `<table>:<id>`. One connection listens. While it does, the caches created here store
 * values. If it is lost, they drop everything and store nothing until it listens again, because changes may have been
 * missed. If the connection stalls silently or the process is paused, caches are stale for at most `LEASE_MS`.
 */
@Injectable()
export class Changes implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Changes');
  /** Listeners of other channels, by channel. */
  private readonly others = new Map<string, (message: string) => void>();
  private readonly caches = new Set<Pick<ChangeCache<unknown>, 'drop' | 'clear'>>();
  private connection: Client | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly lease = new Lease(LEASE_MS);
  /** Number of transactions that this process has committed. */
  private committed = 0;
  /** How many of them have had all of their notifications delivered here. */
  private settled = 0;
  private isSettling = false;
  private failures = 0;
  private stopped = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /** Whether every change that is older than `LEASE_MS` has arrived here. */
  get isCurrent(): boolean {
    return this.connection !== null && this.lease.holds();
  }

  /**
   * Like `isCurrent`, but also requires that this process's own commits have arrived. If not, starts to wait for them.
   */
  settles(): boolean {
    if (this.committed === this.settled) return this.isCurrent;
    if (this.connection && !this.isSettling) void this.settle();
    return false;
  }

  /** Must be called after each commit that may end a token, before the caller gets the response. */
  noteCommit(): void {
    this.committed += 1;
  }

  /** A cache that drops values when their sources change. */
  cache<Value>(options: ChangeCacheOptions<Value>): ChangeCache<Value> {
    const cache = new ChangeCache<Value>(this, options);
    this.caches.add(cache);
    return cache;
  }

  /** Tells `listener` of each change, as `<table>:<id>`. Changes while nobody listens are not told. */
  watch(listener: (change: string) => void): void {
    this.caches.add({ drop: listener, clear: () => undefined });
  }

  /**
   * Hears another channel on the same connection, from the start of the application on. Its messages are no changes, so no
   * cache drops what it reads meanwhile. Messages while nobody listens are lost.
   */
  hear(channel: string, listener: (message: string) => void): void {
    this.others.set(channel, listener);
  }

  /**
   * Resolves when every change committed before the call has been processed here. PostgreSQL delivers notifications
   * before it reports that it is ready for the next statement.
   */
  async catchUp(): Promise<void> {
    const { connection, committed } = this;
    if (!connection) return;
    const asked = this.lease.ask();
    // Without a response, the connection counts as lost, and the caches store nothing.
    await connection.query('select 1 as heartbeat').then(
      () => {
        if (this.connection !== connection) return;
        this.lease.renew(asked);
        this.settled = Math.max(this.settled, committed);
      },
      (error: Error) => this.lose(connection, error),
    );
  }

  private async settle(): Promise<void> {
    this.isSettling = true;
    while (this.connection && this.committed !== this.settled) await this.catchUp();
    this.isSettling = false;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.listen();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const { connection } = this;
    this.forget();
    await connection?.end();
  }

  private async listen(): Promise<void> {
    const connection = new Client({
      ...toPoolConfig(this.settings.DATABASE_URL),
      application_name: 'gatehouse-changes',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    });
    connection.on('error', (error) => this.lose(connection, error));
    connection.on('end', () => this.lose(connection, new Error('the connection was closed')));
    connection.on('notification', ({ channel, payload }) =>
      channel === CHANNEL ? this.take(payload ?? '') : this.others.get(channel)?.(payload ?? ''),
    );
    try {
      await connection.connect();
      await connection.query(
        [CHANNEL, ...this.others.keys()].map((channel) => `listen ${channel}`).join(';'),
      );
    } catch (error) {
      this.retry(connection, error as Error);
      return;
    }
    if (this.stopped) return connection.end();
    this.connection = connection;
    this.lease.renew(this.lease.ask());
    this.settled = this.committed;
    this.failures = 0;
    this.metrics.setListening(true);
    this.beat();
  }

  private take(change: string): void {
    for (const cache of this.caches) cache.drop(change);
  }

  private beat(): void {
    this.schedule(HEARTBEAT_MS, async () => {
      await this.catchUp();
      if (this.connection) this.beat();
    });
  }

  private lose(connection: Client, error: Error): void {
    if (this.connection !== connection) return;
    this.forget();
    this.retry(connection, error);
  }

  private forget(): void {
    this.connection = null;
    this.metrics.setListening(false);
    for (const cache of this.caches) cache.clear();
  }

  private retry(connection: Client, { message }: Error): void {
    connection.end().catch(() => undefined);
    if (this.stopped) return;
    if (this.failures === 0)
      this.logger.warn(`not told of changes, so nothing is held in memory: ${message}`);
    const wait = Math.min(RECONNECT_MS * 2 ** this.failures, LONGEST_RECONNECT_MS);
    this.failures += 1;
    this.schedule(wait, () => this.listen());
  }

  private schedule(inMs: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void work(), inMs);
    this.timer.unref();
  }
}
