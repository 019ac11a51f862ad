/** Runs as a worker. Searches the counter of a challenge, each worker a part of the counters. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
