export { OperatorError } from './operator-error.ts';
export { EmbeddedPostgres, type PostgresOptions, startPostgres } from './postgres.ts';
export { waitFor } from './wait.ts';
