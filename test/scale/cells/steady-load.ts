import { percentile } from './percentile.ts';
import { type Application, discover, signInAt, signInThrough } from './visitor.ts';

interface Kind {
  readonly name: string;
  work(worker: number): Promise<void>;
}

/** The requests of one kind during one phase. Times in milliseconds. */
export interface Counted {
  readonly phase: string;
  readonly name: string;
  readonly succeeded: number;
  readonly failures: readonly string[];
  readonly p50: number;
  readonly p95: number;
}

/** Users of one cell who sign in without a pause: discovery at the router, passwords and code flows at the cell. */
export class SteadyLoad {
  readonly #taken: { phase: string; name: string; ms: number; failure: string | null }[] = [];
  readonly #ended: Promise<unknown>;
  #phase = 'before';
  #isEnding = false;

  /** @param emails users of the cell, one of them for each worker at least */
  constructor(router: string, emails: readonly string[], app: Application) {
    const of = (worker: number) => emails[worker % emails.length] ?? '';
    const origin = async (email: string) => {
      const found = await discover(router, { email });
      if (!found.origin) throw new Error(`discovery ${found.status}`);
      return found.origin;
    };
    const kinds: Kind[] = [
      { name: 'discovery', work: async (worker) => void (await origin(of(worker))) },
      {
        name: 'sign-in',
        work: async (worker) => void (await signInAt(await origin(of(worker)), of(worker))),
      },
      {
        name: 'sign-in with tokens',
        work: async (worker) => void (await signInThrough(router, { email: of(worker) }, of(worker), app)),
      },
    ];
    this.#ended = Promise.all(kinds.map((kind, worker) => this.#run(kind, worker)));
  }

  begin(phase: string): void {
    this.#phase = phase;
  }

  async end(): Promise<Counted[]> {
    this.#isEnding = true;
    await this.#ended;
    const groups = Map.groupBy(this.#taken, ({ phase, name }) => `${phase}\n${name}`);
    return [...groups.values()].map((taken) => {
      const times = taken.map(({ ms }) => ms);
      return {
        phase: taken[0]?.phase ?? '',
        name: taken[0]?.name ?? '',
        succeeded: taken.filter(({ failure }) => failure === null).length,
        failures: taken.flatMap(({ failure }) => failure ?? []),
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
      };
    });
  }

  async #run({ name, work }: Kind, worker: number): Promise<void> {
    while (!this.#isEnding) {
      const [begun, phase] = [performance.now(), this.#phase];
      const failure = await work(worker).then(
        () => null,
        (error: Error) => error.message,
      );
      this.#taken.push({ phase, name, ms: performance.now() - begun, failure });
      // Both cells, PostgreSQL and the router share the cores of one machine.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
