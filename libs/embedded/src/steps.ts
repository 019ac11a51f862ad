/** Announces a step that takes longer than a second. Quick steps stay silent. */
export async function announceIfSlow<T>(
  say: (line: string) => void,
  line: string,
  work: () => Promise<T>,
): Promise<T> {
  const slow = setTimeout(() => say(line), 1_000);
  try {
    return await work();
  } finally {
    clearTimeout(slow);
  }
}

/**
 * Waits for all, then throws the first failure in the order of the list. Unlike with `Promise.all`, nothing is still
 * starting when the caller cleans up.
 */
export async function together<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

type Stop = () => unknown;

/** Cleanup functions that run once, in reverse order. */
export class Undo {
  readonly #stops: Stop[] = [];
  #work: Promise<void> = Promise.resolve();

  add(stop: Stop): void {
    this.#stops.push(stop);
  }

  /** Resolves when everything is stopped. The first failure is thrown after the rest has stopped as well. */
  run(): Promise<void> {
    this.#work = this.#work.catch(() => undefined).then(() => this.#drain());
    return this.#work;
  }

  async #drain(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
