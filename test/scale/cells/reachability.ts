import type { Cell } from './manifest.ts';

/** One lost request is no outage. */
const FAILURES = 2;
const TIMEOUT_MS = 1_000;

/** Which cells do not respond, as seen by one router. */
export class Reachability {
  readonly #failures = new Map<string, { count: number; since: Date }>();

  /** The first failed probe; null while the cell responds. */
  downSince(id: string): Date | null {
    const failures = this.#failures.get(id);
    return failures && failures.count >= FAILURES ? failures.since : null;
  }

  async probe(cells: readonly Cell[]): Promise<void> {
    await Promise.all(cells.map((cell) => this.#probe(cell)));
  }

  async #probe({ id, origin }: Cell): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${origin}/.well-known/openid-configuration`, { signal });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`status ${response.status}`);
      this.#failures.delete(id);
    } catch {
      const known = this.#failures.get(id);
      this.#failures.set(id, { count: (known?.count ?? 0) + 1, since: known?.since ?? new Date() });
    }
  }
}
