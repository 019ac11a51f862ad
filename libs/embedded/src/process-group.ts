import type { Child } from './child.ts';
import type { Upstream } from './gateway/passage.ts';
import { OperatorError } from './operator-error.ts';
import { together } from './steps.ts';

/** The equal processes of one app behind the gateway. */
export class ProcessGroup {
  readonly #name: string;
  readonly #host: string;
  readonly #mains: readonly Watched[];
  /** The gateway reads this list at each request. */
  readonly #upstreams: Watched[];
  #children: Child[] = [];
  #spare: Child | undefined;
  #isEnding = false;

  /**
   * @param name display name, such as "API"
   * @param ports one for each process
   */
  constructor(name: string, host: string, ports: readonly number[]) {
    this.#name = name;
    this.#host = host;
    this.#mains = ports.map((port) => new Watched(host, port));
    this.#upstreams = [...this.#mains];
  }

  get upstreams(): readonly Upstream[] {
    return this.#upstreams;
  }

  get children(): readonly Child[] {
    return this.#children;
  }

  /** Starts all of them together. @throws OperatorError one of them did not start */
  async start(make: (port: number) => Child): Promise<void> {
    this.#children = this.#mains.map((upstream) => upstream.watch(make(upstream.port)));
    await together(this.#children.map((child) => child.start()));
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    const spare = this.#spare ? [this.#spare] : [];
    await together([...this.#children, ...spare].map((child) => child.stop()));
  }

  /**
   * Restarts one process after the other, while the rest respond.
   *
   * @param say called after each
   * @throws OperatorError a process did not start again; those after it were not touched
   */
  async restartEach(say: (line: string) => void): Promise<void> {
    for (const child of this.#children) {
      await child.stop();
      await this.#resume(child, say);
    }
  }

  /** Leaves new requests to the spare process, and stops the others as soon as they have responded to theirs. */
  async retire(): Promise<void> {
    this.#upstreams.splice(0, this.#mains.length);
    await together(this.#children.map((child) => child.stop()));
  }

  /** Starts the retired processes again. @throws OperatorError one of them did not start again */
  async comeBack(say: (line: string) => void): Promise<void> {
    this.#upstreams.unshift(...this.#mains);
    for (const child of this.#children) await this.#resume(child, say);
  }

  /** Starts a process in addition. @throws OperatorError it did not start */
  async addSpare(port: number, make: (port: number) => Child): Promise<void> {
    this.#requireGoingOn();
    const upstream = new Watched(this.#host, port);
    this.#spare = upstream.watch(make(port));
    await this.#spare.start();
    this.#upstreams.push(upstream);
  }

  async removeSpare(): Promise<void> {
    this.#upstreams.splice(this.#mains.length);
    await this.#spare?.stop();
    this.#spare = undefined;
  }

  async #resume(child: Child, say: (line: string) => void): Promise<void> {
    this.#requireGoingOn();
    const began = performance.now();
    await child.resume();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const which = `process ${this.#children.indexOf(child) + 1} of ${this.#children.length}`;
    say(`${this.#name}: ${which} was started again in ${seconds} s.`);
  }

  /** Nothing may be started after the end. */
  #requireGoingOn(): void {
    if (this.#isEnding) throw new OperatorError('Gatehouse is being stopped.');
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

  watch(child: Child): Child {
    this.#child = child;
    return child;
  }

  readonly downSince = () => this.#child?.downSince;
}
