import type { Site } from './sites.ts';

/** Sends one request to a site and reads the whole response. @throws Error if it fails */
export type Ask = () => Promise<void>;

export interface Times {
  readonly p50: number;
  readonly p95: number;
}

const ROUNDS = 3;
const EACH = 40;
const WARM_UP = 10;

/**
 * Measures all sites in turns, one at a time, so that other load on the machine affects all of them equally.
 *
 * @returns milliseconds for each site: the median of three rounds
 */
export async function measureInTurns(asks: readonly Ask[]): Promise<Times[]> {
  for (let n = 0; n < WARM_UP; n++) for (const ask of asks) await ask();
  const rounds: Times[][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(asks));
  return asks.map((_, place) => ({
    p50: middle(rounds.map((times) => times[place]?.p50 ?? 0)),
    p95: middle(rounds.map((times) => times[place]?.p95 ?? 0)),
  }));
}

async function oneRound(asks: readonly Ask[]): Promise<Times[]> {
  const taken: number[][] = asks.map(() => []);
  for (let n = 0; n < EACH; n++) {
    for (let turn = 0; turn < asks.length; turn++) {
      // No site always follows the slowest one.
      const place = (turn + n) % asks.length;
      const began = performance.now();
      await asks[place]?.();
      taken[place]?.push(performance.now() - began);
    }
  }
  return taken.map((times) => {
    const sorted = times.toSorted((one, other) => one - other);
    return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
  });
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;

function middle(values: readonly number[]): number {
  return at(
    values.toSorted((one, other) => one - other),
    0.5,
  );
}

/** Sends a GET as the site's superadmin. */
export function asking({ product, bearer }: Site, path: string): Ask {
  const headers = { authorization: `Bearer ${bearer}` };
  return async () => {
    const response = await fetch(`${product.apiUrl}${path}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  };
}
