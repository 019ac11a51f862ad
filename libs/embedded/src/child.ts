import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { lastWordsSince, openLog, sizeOf } from './logs.ts';
import { OperatorError } from './operator-error.ts';
import { RestartPace, SLOWEST_MS } from './restart-pace.ts';

export interface ChildOptions {
  /** Display name: "API", "web". */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Target of its output; undefined inherits ours. */
  logFile?: string | undefined;
  /** Called when it dies and is restarted, and when it is back after several deaths. */
  report: (line: string) => void;
}

/** Time limit for a child to report that it is ready, in milliseconds. */
const READY_LIMIT = 60_000;
/** Time limit to stop, in milliseconds. The API ends itself after 22 s and logs what it waited for. */
const STOP_LIMIT = 25_000;

/**
 * A child Node process. It has its own process group, so that Ctrl-C reaches only the supervisor, which stops
 * everything in order, and an IPC channel, whose end tells it that the supervisor was killed. After a death it is
 * restarted without limit: immediately, or with delays if it keeps dying. The cause, such as a full disk, may go away.
 */
export class Child {
  /** Called with each message of the child, including that it is ready. */
  onMessage: (message: unknown) => void = () => undefined;
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #stopping = false;
  #downSince: number | undefined = Date.now();
  readonly #pace = new RestartPace();
  /** Whether its restarts are delayed, which was reported. */
  #isSlow = false;
  #logStart = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Milliseconds since the epoch; undefined while it is ready. */
  get downSince(): number | undefined {
    return this.#downSince;
  }

  /** Resolves when the child says `{ready: true}`. @throws OperatorError it ended or timed out instead */
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

  /** Passes a connection to the process. Connections that arrive while it is down are closed. */
  handOver(socket: Socket): void {
    const process = this.#process;
    if (!process?.connected) return void socket.destroy();
    process.send({ connection: true }, socket, (error) => {
      if (error) socket.destroy();
    });
  }

  /** Requests it to stop, waits, and kills it after the time limit. */
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

  /** Starts it after a stop. @throws OperatorError it did not start; it is retried as after a death */
  async resume(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      this.#died(this.#pace.afterFailedStart(), (error as Error).message);
      throw error;
    }
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

  /** An outage of hours is reported in a few lines. */
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

/** Includes processes that the child started, such as a compiler's helper. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: the group is empty, as expected.
  }
}
