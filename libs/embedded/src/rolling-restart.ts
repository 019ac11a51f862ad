import type { Child } from './child.ts';
import { OperatorError } from './operator-error.ts';
import type { ProcessGroup } from './process-group.ts';

export interface RollingRestartOptions {
  apis: ProcessGroup;
  webs: ProcessGroup;
  migrate: () => Promise<void>;
  makeApi: (port: number) => Child;
  /** @param apiPort the API process to call; undefined for the same as ever */
  makeWeb: (port: number, apiPort?: number) => Child;
  /** Free ports for an API process and a web process in addition. */
  sparePorts: () => Promise<[number, number]>;
}

/**
 * Restarts the processes one after the other, so that no request is lost.
 *
 * Several processes stand in for each other. A single one gets a spare process beside it as long as it takes.
 */
export class RollingRestart {
  readonly #options: RollingRestartOptions;
  #current: Promise<void> | undefined;

  constructor(options: RollingRestartOptions) {
    this.#options = options;
  }

  /**
   * @param say called after each process
   * @throws OperatorError a restart is under way, or a process did not start again; those after it were not touched
   */
  async run(say: (line: string) => void): Promise<void> {
    if (this.#current) throw new OperatorError('A rolling restart is under way: wait until it is done.');
    this.#current = this.#restart(say);
    try {
      await this.#current;
    } finally {
      this.#current = undefined;
    }
  }

  async #restart(say: (line: string) => void): Promise<void> {
    const { apis, migrate } = this.#options;
    await migrate();
    if (apis.children.length === 1) return this.#replaceBoth(say);
    await apis.restartEach(say);
    await this.#restartWebs(say);
  }

  async #restartWebs(say: (line: string) => void): Promise<void> {
    const { webs, makeWeb, sparePorts } = this.#options;
    if (webs.children.length > 1) return webs.restartEach(say);
    const [, port] = await sparePorts();
    try {
      await webs.addSpare(port, makeWeb);
      await webs.restartEach(say);
    } finally {
      await webs.removeSpare();
    }
  }

  /**
   * The web app calls a single API process directly, without the repetition of the gateway. So while the API process
   * restarts, a spare web process responds, which calls the spare API process.
   */
  async #replaceBoth(say: (line: string) => void): Promise<void> {
    const { apis, webs, makeApi, makeWeb, sparePorts } = this.#options;
    const [apiPort, webPort] = await sparePorts();
    try {
      await apis.addSpare(apiPort, makeApi);
      await webs.addSpare(webPort, (port) => makeWeb(port, apiPort));
      try {
        await webs.retire();
        await apis.restartEach(say);
      } finally {
        await webs.comeBack(say);
      }
    } finally {
      await webs.removeSpare();
      await apis.removeSpare();
    }
  }
}
