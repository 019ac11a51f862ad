import { join } from 'node:path';
import { API, type App, BACKUPS, SANDBOX, WEB, webInDevelopment } from './apps.ts';
import { ensureBuilt } from './builds.ts';
import { Child } from './child.ts';
import {
  apiEnvironment,
  backupEnvironment,
  migrateEnvironment,
  sandboxEnvironment,
  webEnvironment,
} from './children-environment.ts';
import { serveControl } from './control.ts';
import { readDatabaseState } from './database-state.ts';
import { type Database, openDatabase } from './databases.ts';
import { startDemoHistory } from './demo-history.ts';
import { Balancer } from './gateway/balancer.ts';
import { startHeartbeat } from './gateway/heartbeat.ts';
import { Gateway } from './gateway.ts';
import { takeInstanceLock } from './instance-lock.ts';
import { appendToLog, rotateLog } from './logs.ts';
import { migrate } from './migrate.ts';
import { OnDemand } from './on-demand.ts';
import { checkPort, freePortsFrom } from './ports.ts';
import { watchPostgres } from './postgres-watch.ts';
import { ProcessGroup } from './process-group.ts';
import { RollingRestart } from './rolling-restart.ts';
import { makeDataDir, makeSecrets, type Secrets } from './secrets.ts';
import {
  type Environment,
  MOST_PROCESSES,
  readEnvironment,
  readSettings,
  type Settings,
} from './settings.ts';
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
  /** The processes of the web app: `WEB_PROCESSES` of them, one in development. */
  webs: readonly Child[];
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

    const [apis, webs] = await this.#groups();
    const apiOfWeb = await this.#apiOfWeb(apis);
    const [{ makeApi, hasDemoHistory, ...started }, makeWeb] = await together([
      this.#startApi(secrets, apis),
      this.#startWeb(secrets, webs, apiOfWeb),
      this.#openSandbox(),
    ]);
    await this.#openGateway(secrets, apis, webs);
    this.#keepLogsSmall();
    if (this.#options.demoHistory && this.#settings.demoData && !hasDemoHistory) {
      this.#undo.add(startDemoHistory(migrateEnvironment(started.env, started.database), this.#say));
    }
    const sparePorts = () => this.#sparePorts();
    const rolling = new RollingRestart({
      apis,
      webs,
      migrate: started.migrate,
      makeApi,
      makeWeb,
      sparePorts,
    });
    await this.#startBackups(started.database, secrets);
    await this.#serveControl(rolling);
    return {
      url: publicUrl,
      apiUrl: `http://${this.#settings.apiHost}:${this.#settings.apiPort}`,
      webUrl: `http://${this.#settings.webHost}:${this.#settings.webPort}`,
      settings: this.#settings,
      ...started,
      apis: apis.children,
      webs: webs.children,
      stop: () => this.#undo.run(),
    };
  }

  async #checkPorts(patienceMs: number): Promise<void> {
    const { host, port, apiHost, apiPort, webHost, webPort, sandboxPort, demoData } = this.#settings;
    const sandbox = { setting: 'SANDBOX_PORT', host: '127.0.0.1', port: sandboxPort };
    await Promise.all([
      ...(demoData ? [checkPort(sandbox, patienceMs)] : []),
      checkPort({ setting: 'PORT', host, port }, patienceMs),
      checkPort({ setting: 'API_PORT', host: apiHost, port: apiPort }, patienceMs),
      checkPort({ setting: 'WEB_PORT', host: webHost, port: webPort }, patienceMs),
    ]);
  }

  /** The processes of API and web app, before they start. */
  async #groups(): Promise<[ProcessGroup, ProcessGroup]> {
    const { apiHost, apiPort, apiProcesses, webHost, webPort, webProcesses } = this.#settings;
    const count = (processes: number) => (this.#options.development ? 1 : processes);
    const more = async (host: string, port: number, processes: number, taken: number[]) => [
      port,
      ...(await freePortsFrom(host, port + 1, count(processes) - 1, [...this.#ports(), ...taken])),
    ];
    const apiPorts = await more(apiHost, apiPort, apiProcesses, []);
    const webPorts = await more(webHost, webPort, webProcesses, apiPorts);
    return [new ProcessGroup(API.name, apiHost, apiPorts), new ProcessGroup(WEB.name, webHost, webPorts)];
  }

  /** Free ports for one API process and one web process more. They are above those of the processes, which may be down. */
  async #sparePorts(): Promise<[number, number]> {
    const { apiHost, apiPort, webHost, webPort } = this.#settings;
    const above = Math.max(apiPort, webPort) + 2 * MOST_PROCESSES;
    const [api = 0] = await freePortsFrom(apiHost, above, 1, this.#ports());
    const [web = 0] = await freePortsFrom(webHost, above, 1, [...this.#ports(), api]);
    return [api, web];
  }

  /** The ports of the settings. */
  #ports(): number[] {
    const { port, apiPort, webPort, sandboxPort } = this.#settings;
    return [port, apiPort, webPort, sandboxPort];
  }

  async #startApi(secrets: Secrets, apis: ProcessGroup) {
    const { signal } = this.#options;
    const [database] = await together([this.#openDatabase(), ensureBuilt('api', this.#say, signal)]);
    const env = apiEnvironment(this.#settings, this.#env, secrets, database);
    const bringUp = () => migrate(migrateEnvironment(env, database), this.#settings.demoData, signal);
    const make = (port: number) => this.#child(API, { ...env, API_PORT: String(port) }, 'api.log');
    const { isMigrated, hasDemoData, hasDemoHistory } = await readDatabaseState(database.ownerUrl);
    const isCurrent = isMigrated && !database.passwords;
    if (!isCurrent) await announceIfSlow(this.#say, 'Migrating the database …', bringUp);
    // If the schema is current, the migrator only updates the demo data, and the API need not wait for it.
    const demo = isCurrent && this.#settings.demoData && !hasDemoData ? bringUp() : undefined;
    await together([this.#startGroup(API, apis, make), demo]);
    return { database, env, migrate: bringUp, hasDemoHistory, makeApi: make };
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
  async #apiOfWeb(apis: ProcessGroup): Promise<NodeJS.ProcessEnv> {
    if (apis.upstreams.length === 1) return {};
    const balancer = new Balancer(apis.upstreams, {
      onFailure: (failure) => this.#logFailure('api', failure),
    });
    this.#undo.add(() => balancer.close());
    return { API_HOST: '127.0.0.1', API_PORT: String(await balancer.listen()) };
  }

  async #startWeb(secrets: Secrets, webs: ProcessGroup, apiOfWeb: NodeJS.ProcessEnv) {
    const { development, signal } = this.#options;
    if (!development) await ensureBuilt('web', this.#say, signal);
    const env = webEnvironment(
      this.#settings,
      this.#env,
      secrets,
      development ? 'development' : 'production',
    );
    const app = development ? webInDevelopment(this.#settings) : WEB;
    const make = (port: number, apiPort?: number) => {
      const api = apiPort === undefined ? apiOfWeb : { API_PORT: String(apiPort) };
      return this.#child(app, { ...env, ...api, WEB_PORT: String(port) }, 'web.log');
    };
    await this.#startGroup(WEB, webs, make);
    return make;
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

  async #startGroup(app: App, group: ProcessGroup, make: (port: number) => Child): Promise<void> {
    this.#options.signal?.throwIfAborted();
    this.#undo.add(() => group.stop());
    await announceIfSlow(this.#say, `Starting the ${app.name} …`, () => group.start(make));
  }

  async #openGateway(secrets: Secrets, apis: ProcessGroup, webs: ProcessGroup): Promise<void> {
    const { host, port, trustedProxies, publicUrl } = this.#settings;
    const gateway = new Gateway({
      api: apis.upstreams,
      web: webs.upstreams,
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

  /** Takes backups in a process of its own. */
  async #startBackups(database: Database, secrets: Secrets): Promise<void> {
    const { backup } = this.#settings;
    if (!backup || this.#options.development) return;
    const env = backupEnvironment(this.#settings, this.#env, secrets, database);
    const child = this.#child(BACKUPS, env, 'backup.log');
    this.#undo.add(() => child.stop());
    await child.start();
  }

  /** Commands can request a rolling restart. */
  async #serveControl(rolling: RollingRestart): Promise<void> {
    if (this.#options.development) return;
    const { dataDir } = this.#settings;
    try {
      this.#undo.add(await serveControl(dataDir, (_, say) => rolling.run(say)));
    } catch (error) {
      this.#say(`Rolling restarts are not available (${(error as Error).message}).`);
    }
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
    const files = ['api.log', 'web.log', 'sandbox.log', 'backup.log', 'gateway.log'].map((name) =>
      this.#logFile(name),
    );
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
