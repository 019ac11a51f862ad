import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, ROOT } from '@gatehouse/embedded';
import { stoppable } from '../../bench/endings.ts';
import { pidsByName, readStats } from '../../bench/processes.ts';
import { postmasterOf } from '../../bench/product.ts';
import { start } from '../../bench/started.ts';

/** A complete Gatehouse with its own database, ports and master key, started like `npm start`. */
export class Installation {
  readonly #env: Record<string, string>;
  readonly origin: string;
  readonly apiUrl: string;
  readonly dataDir: string;
  #child: ChildProcess | undefined;

  private constructor(env: Record<string, string>) {
    this.#env = env;
    this.origin = `http://localhost:${env.PORT}`;
    this.apiUrl = `http://127.0.0.1:${env.API_PORT}`;
    this.dataDir = String(env.GATEHOUSE_DATA_DIR);
  }

  /** @param resolver address of a name server, for the verification of domains */
  static async start(resolver: string): Promise<Installation> {
    const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-cell-'));
    chmodSync(dataDir, 0o711);
    const [port, api, web, sandbox] = await freePorts(4);
    const installation = new Installation({
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      API_PORT: String(api),
      API_PROCESSES: '1',
      WEB_PORT: String(web),
      WEB_PROCESSES: '1',
      SANDBOX_PORT: String(sandbox),
      GATEHOUSE_DATA_DIR: dataDir,
      DNS_RESOLVERS: resolver,
    });
    stoppable(async () => {
      await installation.#stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await installation.run();
    return installation;
  }

  /** Starts it, or starts it again after `kill`. @returns seconds until it is ready */
  async run(): Promise<number> {
    const { child, took } = await start(
      process.execPath,
      [join(ROOT, 'libs/embedded/src/commands/start.ts')],
      this.#env,
    );
    this.#child = child;
    return took;
  }

  /** Ends all processes at once by SIGKILL, as a lost site does. PostgreSQL is no child of the supervisor. */
  async kill(): Promise<void> {
    const roots = { supervisor: this.#child?.pid ?? 0, database: postmasterOf(this.#cluster) ?? 0 };
    const pids = Object.values(pidsByName(roots, readStats())).flat();
    const ended = this.#child && once(this.#child, 'exit');
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended with its parent.
      }
    }
    await ended;
  }

  /** The database as its owner, by its socket. */
  get ownerUrl(): string {
    const lines = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
    return `postgres://gatehouse@localhost/gatehouse?host=${encodeURIComponent(String(lines[4]))}&port=5432`;
  }

  get masterKey(): string {
    return readFileSync(join(this.dataDir, 'master.key'), 'utf8').trim();
  }

  get #cluster(): string {
    return join(this.dataDir, 'postgres', 'data');
  }

  async #stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

/** A process of the simulation, with its settings in a file. */
export async function startProcess(script: string, settings: string): Promise<ChildProcess> {
  const path = join(ROOT, 'test/scale/cells', script);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, settings], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  stoppable(async () => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}
