import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { lastWordsSince, openLog, sizeOf } from './logs.ts';
import { OperatorError } from './operator-error.ts';
import { RestartPace, SLOWEST_MS } from './restart-pace.ts';

export interface ChildOptions {
  /** For people: "API", "web". */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output goes; undefined: to ours. */
  logFile?: string | undefined;
  /** Told when it dies and is started again, and when it is back after several deaths. */
  report: (line: string) => void;
}

/** Milliseconds within which a child says that it is ready. */
const READY_LIMIT = 60_000;
/** Milliseconds within which it ends when asked; after 22 s the API ends itself and says what it waited for. */
const STOP_LIMIT = 25_000;

/**
 * A Node process of ours. It is started in a group of its own, so that Ctrl-C reaches us alone and we stop things in
 * order, and with an ipc channel, whose end tells it that we were killed. After a death it is started again, at
 * once unless it keeps dying, and for as long as it takes. What keeps it down, such as a full disk, may pass.
 */
export class Child {
  /** Told what the child says over its channel, that it is ready included. */
  onMessage: (message: unknown) => void = () => undefined;
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #stopping = false;
  #downSince: number | undefined = Date.now();
  readonly #pace = new RestartPace();
  /** Its restarts wait, and the operator was told. */
  #isSlow = false;
  #logStart = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Milliseconds since the epoch; undefined: it said that it is ready, and it has not ended since. */
  get downSince(): number | undefined {
    return this.#downSince;
  }

  /** Resolves when the child says `{ready: true}`. @throws OperatorError it ended or stayed silent instead */
  async start(): Promise<void> {
    this.#stopping = false;
    const child = this.#spawn();
    this.#process = child;
    await this.#untilReady(child);
    this.#downSince = undefined;
    const died = (how: string) => this.#died(this.#pace.afterEnd(), how);
    child.once('exit', (code, signal) => died(signal ?? `exit code ${code}`));
    if (child.exitCode !== null || child.signalCode !== null) died('at once');
  }

  /** Hands a connection over. One that comes while the process is away is closed. */
  handOver(socket: Socket): void {
    const process = this.#process;
    if (!process?.connected) return void socket.destroy();
    process.send({ connection: true }, socket, (error) => {
      if (error) socket.destroy();
    });
  }

  /** Asks it to end, waits, and ends it by force when it does not. */
  async stop(limitMs = STOP_LIMIT): Promise<void> {
    this.#stopping = true;
    this.#downSince ??= Date.now();
    clearTimeout(this.#restart);
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const force = setTimeout(() => child.kill('SIGKILL'), limitMs);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(force);
    killGroup(child.pid);
  }

  #spawn(): ChildProcess {
    const { args, cwd, env, logFile } = this.#options;
    const output = logFile === undefined ? 'inherit' : (openLog(logFile) ?? 'ignore');
    this.#logStart = logFile === undefined ? 0 : sizeOf(logFile);
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (typeof output === 'number') closeSync(output);
    child.on('message', (message) => this.onMessage(message));
    return child;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const { name } = this.#options;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => {
        child.kill('SIGKILL');
        reject(
          new OperatorError(`The ${name} was not ready after ${READY_LIMIT / 1000} seconds.${this.#where()}`),
        );
      }, READY_LIMIT);
      child.on('message', (message) => {
        if ((message as { ready?: boolean }).ready !== true) return;
        clearTimeout(limit);
        resolve();
      });
      child.once('error', reject);
      child.once('exit', () => {
        clearTimeout(limit);
        reject(new OperatorError(`The ${name} did not start: ${this.#lastWords()}${this.#where()}`));
      });
    });
  }

  #died(waitMs: number, how: string): void {
    this.#downSince ??= Date.now();
    if (this.#stopping) return;
    this.#reportDeath(waitMs, how);
    this.#restart = setTimeout(() => this.#startAgain(), waitMs);
  }

  #startAgain(): void {
    this.start().then(
      () => {
        if (this.#isSlow) this.#options.report(`The ${this.#options.name} is back.`);
      },
      (error: Error) => this.#died(this.#pace.afterFailedStart(), error.message),
    );
  }

  /** An outage of hours is told in a few lines. */
  #reportDeath(waitMs: number, how: string): void {
    const { name, report } = this.#options;
    const wasSlow = this.#isSlow;
    this.#isSlow = waitMs === SLOWEST_MS;
    if (!this.#isSlow) {
      report(`The ${name} ended unexpectedly (${how}); it is started again.${this.#where()}`);
    } else if (!wasSlow) {
      report(
        `The ${name} ended ${this.#pace.inARow} times in a row (${how}); it is started again every ` +
          `${SLOWEST_MS / 1000} seconds until it stays.${this.#where()}`,
      );
    }
  }

  #where(): string {
    return this.#options.logFile ? ` Its log: ${this.#options.logFile}` : '';
  }

  #lastWords(): string {
    const { logFile } = this.#options;
    if (!logFile) return 'see its message above.';
    return lastWordsSince(logFile, this.#logStart) ?? 'it said nothing.';
  }
}

/** Whatever the child started itself, such as a compiler's helper, goes with it. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: the group is empty, as it should be.
  }
}
