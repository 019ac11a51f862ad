import type { WorkChallenge } from '@gatehouse/contracts';

const MOST_WORKERS = 4;

interface Found {
  counter: number;
  derivedKey: string;
}

/**
 * Solves a challenge in workers, which keep the page responsive.
 *
 * @param solver address of `unhydrated/work-solver.ts`
 * @returns the value of `proofOfWork`
 * @throws AggregateError the browser cannot: it has no workers or no Web Crypto
 */
export async function solveWork(challenge: WorkChallenge, solver: string): Promise<string> {
  const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Worker(solver, { type: 'module' }));
  try {
    const parts = workers.map((worker, start) => search(worker, { challenge, start, step: count }));
    const { counter, derivedKey } = await Promise.any(parts);
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

interface Part {
  challenge: WorkChallenge;
  start: number;
  step: number;
}

function search(worker: Worker, { challenge, start, step }: Part): Promise<Found> {
  return new Promise((resolve, reject) => {
    worker.onerror = reject;
    worker.onmessage = ({ data }: MessageEvent<Partial<Found> | null>) =>
      data?.derivedKey === undefined ? reject() : resolve(data as Found);
    worker.postMessage({ type: 'work', challenge, counterStart: start, counterStep: step });
  });
}
