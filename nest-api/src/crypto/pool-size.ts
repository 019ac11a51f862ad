import { availableParallelism } from 'node:os';

/** Node's default. Source: libuv, "Thread pool work scheduling". */
const FOR_OTHERS = 4;

/**
 * Threads for the maximum of concurrent password hashes, plus those for everything else in the pool: name look-ups,
 * files, compression, other cryptography.
 */
export function poolSize({ PASSWORD_HASH_CONCURRENCY: wanted }: NodeJS.ProcessEnv): number {
  return (Number(wanted) || availableParallelism()) + FOR_OTHERS;
}
