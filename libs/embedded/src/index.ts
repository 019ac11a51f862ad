export { ensureBuilt } from './builds.ts';
export { Gateway, type GatewayOptions } from './gateway.ts';
export { isRunning } from './lock.ts';
export { OperatorError } from './operator-error.ts';
export { EmbeddedPostgres, type PostgresOptions, startPostgres } from './postgres.ts';
export { ROOT } from './repository.ts';
export { waitFor } from './wait.ts';
