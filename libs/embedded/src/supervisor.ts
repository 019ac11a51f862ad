import { join } from 'node:path';
import { API, type App, SANDBOX, WEB, webInDevelopment } from './apps.ts';
import { ensureBuilt } from './builds.ts';
import { Child } from './child.ts';
import {
  apiEnvironment,
  migrateEnvironment,
  sandboxEnvironment,
  webEnvironment,
} from './children-environment.ts';
import { readDatabaseState } from './database-state.ts';
import { type Database, openDatabase } from './databases.ts';
import { startDemoHistory } from './demo-history.ts';
import { Balancer } from './gateway/balancer.ts';
import { startHeartbeat } from './gateway/heartbeat.ts';
import type { Upstream } from './gateway/passage.ts';
import { Gateway } from './gateway.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { appendToLog, rotateLog } from './logs.ts';
import { migrate } from './migrate.ts';
import { OnDemand } from './on-demand.ts';
import { checkPort } from './ports.ts';
import { watchPostgres } from './postgres-watch.ts';
import { makeDataDir, makeSecrets, type Secrets } from './secrets.ts';
import { apiPorts, type Environment, readEnvironment, readSettings, type Settings } from './settings.ts';
import { announceIfSlow, together, Undo } from './steps.ts';

export interface StartOptions {
  /** All settings and other variables for the children; default: `.env` and the environment of this process. */
  env?: Environment;
  /** Called with slow steps, and later with problems; silent by default. */
  say?: (line: string) => void;
  /** Aborts a start in progress. */
  signal?: AbortSignal;
  /** False makes a new embedded database unsafe against power cuts, for tests. Default true. */
  durable?: boolean;
  /** Serves the web app by Vite, with reload. Default false. */
  development?: boolean;
  /** Loads the demo organizations with their history in the background, if demo data is enabled. Default false. */
  demoHistory?: boolean;
}

/** The running product. */
export interface RunningGatehouse {
  /** The public URL, an origin. */
  url: string;
  /** The API's own address, including health and metrics. */
  apiUrl: string;
  webUrl: string;
  settings: Settings;
  /** The environment of the API, for running its commands. */
  env: NodeJS.ProcessEnv;
  database: Database;
  /** The API's processes: `API_PROCESSES` of them, one in development. */
  apis: readonly Child[];
  web: Child;
  /** Migrates the database to the current sources. */
  migrate(): Promise<void>;
  /** Stops everything in order. May be called twice. */
  stop(): Promise<void>;
}

/** After a crash, how long orphaned processes may keep their ports. */
const ORPHANS_MS = 5_000;
const DRAIN_MS = 5_000;

/**
 * Starts Gatehouse: database, migrations, API, web and the gateway in front.
 *
 * @throws OperatorError the operator can fix it; everything that was started is stopped again
 */
export async function startGatehouse(options: StartOptions = {}): Promise<RunningGatehouse> {
  const undo = new Undo();
  const abort = () => void undo.run().catch(() => undefined);
  options.signal?.addEventListener('abort', abort, { once: true });
  try {
    return await new Start(options, undo).run();
  } catch (error) {
    await undo.run();
    options.signal?.throwIfAborted();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

/** One start. Its steps share the options and the cleanup. */
class Start {
  readonly #options: StartOptions;
  readonly #undo: Undo;
  readonly #env: Environment;
  readonly #settings: Settings;
  readonly #say: (line: string) => void;

  constructor(options: StartOptions, undo: Undo) {
    this.#options = options;
    this.#undo = undo;
    this.#env = options.env ?? readEnvironment();
    this.#settings = readSettings(this.#env);
    this.#say = options.say ?? (() => undefined);
  }

  async run(): Promise<RunningGatehouse> {
    const { dataDir, publicUrl } = this.#settings;
    makeDataDir(dataDir);
    const lock = await takeInstanceLock(dataDir);
    this.#undo.add(lock.release);
    await this.#checkPorts(lock.afterCrash ? ORPHANS_MS : 0);
    const secrets = makeSecrets(dataDir, this.#env);

    const apis = this.#ports().map((port) => new Watched(this.#settings.apiHost, port));
    const web = new Watched(this.#settings.webHost, this.#settings.webPort);
    const apiOfWeb = await this.#apiOfWeb(apis);
    const [started, webApp] = await together([
      this.#startApi(secrets, apis),
      this.#startWeb(secrets, web, apiOfWeb),
      this.#openSandbox(),
    ]);
    await this.#openGateway(secrets, apis, web);
    this.#keepLogsSmall();
    if (this.#options.demoHistory && this.#settings.demoData && !started.hasDemoHistory) {
      this.#undo.add(startDemoHistory(migrateEnvironment(started.env, started.database), this.#say));
    }
    return {
      url: publicUrl,
      apiUrl: `http://${this.#settings.apiHost}:${this.#settings.apiPort}`,
      webUrl: `http://${this.#settings.webHost}:${this.#settings.webPort}`,
      settings: this.#settings,
      ...started,
      web: webApp,
      stop: () => this.#undo.run(),
    };
  }

  async #checkPorts(patienceMs: number): Promise<void> {
    const { host, port, apiHost, webHost, webPort, sandboxPort, demoData } = this.#settings;
    const sandbox = { setting: 'SANDBOX_PORT', host: '127.0.0.1', port: sandboxPort };
    await Promise.all([
      ...(demoData ? [checkPort(sandbox, patienceMs)] : []),
      checkPort({ setting: 'PORT', host, port }, patienceMs),
      ...this.#ports().map((api) => checkPort({ setting: 'API_PORT', host: apiHost, port: api }, patienceMs)),
      checkPort({ setting: 'WEB_PORT', host: webHost, port: webPort }, patienceMs),
    ]);
  }

  /** Ports of the API's processes. */
  #ports(): number[] {
    return this.#options.development ? [this.#settings.apiPort] : apiPorts(this.#settings);
  }

  async #startApi(secrets: Secrets, upstreams: readonly Watched[]) {
    const { signal } = this.#options;
    const [database] = await together([this.#openDatabase(), ensureBuilt('api', this.#say, signal)]);
    const env = apiEnvironment(this.#settings, this.#env, secrets, database);
    const bringUp = () => migrate(migrateEnvironment(env, database), this.#settings.demoData, signal);
    const start = async (upstream: Watched) => {
      const own = { ...env, API_PORT: String(upstream.port) };
      return this.#startChild(API, own, 'api.log', upstream);
    };
    const { isMigrated, hasDemoData, hasDemoHistory } = await readDatabaseState(database.ownerUrl);
    const isCurrent = isMigrated && !database.passwords;
    if (!isCurrent) await announceIfSlow(this.#say, 'Migrating the database …', bringUp);
    // If the schema is current, the migrator only updates the demo data, and the API need not wait for it.
    const demo = isCurrent && this.#settings.demoData && !hasDemoData ? bringUp() : undefined;
    const [apis] = await together([together(upstreams.map(start)), demo]);
    return { database, env, migrate: bringUp, apis, hasDemoHistory };
  }

  async #openDatabase(): Promise<Database> {
    const database = await openDatabase(this.#settings, this.#env, this.#options.durable ?? true);
    const { embedded } = database;
    if (!embedded) return database;
    this.#undo.add(() => embedded.stop());
    await announceIfSlow(this.#say, 'Starting PostgreSQL …', () => embedded.start());
    this.#undo.add(watchPostgres(embedded, this.#say));
    return database;
  }

  /** The address at which the web app calls the API: several processes are behind one address. */
  async #apiOfWeb(upstreams: readonly Watched[]): Promise<NodeJS.ProcessEnv> {
    if (upstreams.length === 1) return {};
    const balancer = new Balancer(upstreams, { onFailure: (failure) => this.#logFailure('api', failure) });
    this.#undo.add(() => balancer.close());
    return { API_HOST: '127.0.0.1', API_PORT: String(await balancer.listen()) };
  }

  async #startWeb(secrets: Secrets, upstream: Watched, api: NodeJS.ProcessEnv): Promise<Child> {
    const { development, signal } = this.#options;
    if (!development) await ensureBuilt('web', this.#say, signal);
    const env = webEnvironment(
      this.#settings,
      this.#env,
      secrets,
      development ? 'development' : 'production',
    );
    const app = development ? webInDevelopment(this.#settings) : WEB;
    return this.#startChild(app, { ...env, ...api }, 'web.log', upstream);
  }

  /** The sandbox identity providers. They belong to the demo data, and start at first use. */
  async #openSandbox(): Promise<void> {
    if (!this.#settings.demoData) return;
    const child = this.#child(SANDBOX, sandboxEnvironment(this.#settings, this.#env), 'sandbox.log');
    const sandbox = new OnDemand(child, this.#say);
    this.#undo.add(() => sandbox.stop());
    await sandbox.listen(this.#settings.sandboxPort);
  }

  #child(app: App, env: NodeJS.ProcessEnv, log: string): Child {
    return new Child({ ...app, env, logFile: this.#logFile(log), report: this.#say });
  }

  async #startChild(app: App, env: NodeJS.ProcessEnv, log: string, upstream: Watched): Promise<Child> {
    this.#options.signal?.throwIfAborted();
    const child = this.#child(app, env, log);
    upstream.watch(child);
    this.#undo.add(() => child.stop());
    await announceIfSlow(this.#say, `Starting the ${app.name} …`, () => child.start());
    return child;
  }

  async #openGateway(secrets: Secrets, api: readonly Upstream[], web: Upstream): Promise<void> {
    const { host, port, trustedProxies, publicUrl } = this.#settings;
    const gateway = new Gateway({
      api,
      web: [web],
      internalSecret: secrets.internalSecret,
      trustedProxies,
      https: publicUrl.startsWith('https:'),
      upgrades: this.#options.development ?? false,
      onFailure: (failure) => this.#logFailure(failure.target, failure),
      onRefusal: (refusal) => this.#logGateway({ level: 40, ...refusal, msg: 'request refused' }),
    });
    await gateway.listen(port, host);
    this.#undo.add(() => gateway.close(DRAIN_MS));
    this.#undo.add(startHeartbeat(this.#settings, this.#env, secrets.internalSecret));
  }

  #logFailure(target: string, { requestId, error }: { requestId: string; error: Error }): void {
    this.#logGateway({ level: 50, target, requestId, msg: error.message });
  }

  #logGateway({ level, ...fields }: { level: number; msg: string; [name: string]: unknown }): void {
    const line = JSON.stringify({ level, time: Date.now(), name: 'gateway', ...fields });
    const file = this.#logFile('gateway.log');
    if (file) appendToLog(file, line);
    else console.log(line);
  }

  #keepLogsSmall(): void {
    const files = ['api.log', 'web.log', 'sandbox.log', 'gateway.log'].map((name) => this.#logFile(name));
    const every = setInterval(() => {
      for (const file of files) if (file) rotateLog(file);
    }, 60_000);
    this.#undo.add(() => clearInterval(every));
  }

  #logFile(name: string): string | undefined {
    const toFiles = this.#settings.logOutput === 'files' && !this.#options.development;
    return toFiles ? join(this.#settings.dataDir, 'logs', name) : undefined;
  }
}

/** A child process as an upstream of the gateway. */
class Watched implements Upstream {
  readonly host: string;
  readonly port: number;
  #child: Child | undefined;

  constructor(host: string, port: number) {
    this.host = host;
    this.port = port;
  }

  watch(child: Child): void {
    this.#child = child;
  }

  readonly downSince = () => this.#child?.downSince;
}
