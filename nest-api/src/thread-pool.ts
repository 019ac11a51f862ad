import { poolSize } from './crypto/pool-size.js';

/** Node reads it when the first work goes to its pool: before any other module of ours is loaded. */
process.env.UV_THREADPOOL_SIZE ??= String(poolSize(process.env));
