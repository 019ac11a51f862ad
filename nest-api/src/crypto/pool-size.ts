import { availableParallelism } from 'node:os';

/** What Node has where nothing is set. Source: libuv, "Thread pool work scheduling". */
const FOR_OTHERS = 4;

/**
 * Threads for as many password hashes as run at once, and beside them for everything else that waits for one: name look-ups,
 * files, compression, other cryptography.
 */
export function poolSize({ PASSWORD_HASH_CONCURRENCY: wanted }: NodeJS.ProcessEnv): number {
  return (Number(wanted) || availableParallelism()) + FOR_OTHERS;
}
