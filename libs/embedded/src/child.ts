import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { lastWordsSince, openLog, sizeOf } from './logs.ts';
import { OperatorError } from './operator-error.ts';

export interface ChildOptions {
  /** For people: "API", "web". */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output goes; undefined: to ours. */
  logFile?: string | undefined;
  /** Told when it dies and is started again. */
  report: (line: string) => void;
  /** Told when it died too often to be started again. */
  onGivenUp: (error: OperatorError) => void;
}

/** Milliseconds within which a child says that it is ready, and within which it ends when asked. */
const READY_LIMIT = 60_000;
const STOP_LIMIT = 15_000;
/** A child that lived this long is healthy again: its next death waits the shortest time. */
const HEALTHY_AFTER = 60_000;
const MOST_RESTARTS = 3;

/**
 * A Node process of ours. It is started in a group of its own, so that Ctrl-C reaches us alone and we stop things in
 * order, and with an ipc channel, whose end tells it that we were killed. After a death it is started again, later
 * each time; after four deaths in a row it is given up.
 */
export class Child {
  readonly #options: ChildOptions;
  #process: ChildProcess | undefined;
  #stopping = false;
  #deaths = 0;
  #logStart = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Resolves when the child says `{ready: true}`. @throws OperatorError it ended or stayed silent instead */
  async start(): Promise<void> {
    this.#stopping = false;
    const started = Date.now();
    const child = this.#spawn();
    this.#process = child;
    await this.#untilReady(child);
    child.once('exit', (code, signal) => this.#died(started, signal ?? `exit code ${code}`));
    if (child.exitCode !== null || child.signalCode !== null) this.#died(started, 'at once');
  }

  /** Asks it to end, waits, and ends it by force when it does not. */
  async stop(limitMs = STOP_LIMIT): Promise<void> {
    this.#stopping = true;
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
    const output = logFile === undefined ? 'inherit' : openLog(logFile);
    this.#logStart = logFile === undefined ? 0 : sizeOf(logFile);
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (typeof output === 'number') closeSync(output);
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

  #died(started: number, how: string): void {
    if (this.#stopping) return;
    const { name, report, onGivenUp } = this.#options;
    this.#deaths = Date.now() - started > HEALTHY_AFTER ? 1 : this.#deaths + 1;
    if (this.#deaths > MOST_RESTARTS) {
      onGivenUp(new OperatorError(`The ${name} ended ${this.#deaths} times in a row.${this.#where()}`));
      return;
    }
    const delay = 200 * 4 ** (this.#deaths - 1);
    report(`The ${name} ended unexpectedly (${how}); it is started again.${this.#where()}`);
    this.#restart = setTimeout(() => {
      this.start().catch((error: Error) => {
        if (this.#stopping) return;
        report(error.message);
        this.#died(Date.now(), 'it did not start');
      });
    }, delay);
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
