import { parse } from 'pg-connection-string';

/** Connection options of `pg` and MikroORM, as separate fields because MikroORM ignores a socket in a URL. */
export interface ConnectionOptions {
  readonly host: string;
  readonly port: number;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly dbName: string;
  readonly ssl: boolean | object | undefined;
}

/** Reads a `postgres://` URL; `?host=/dir` is a Unix socket. */
export function readConnection(url: string): ConnectionOptions {
  const options = parse(url);
  return {
    host: options.host ?? 'localhost',
    port: Number(options.port ?? 5432),
    user: options.user,
    password: options.password,
    dbName: options.database ?? 'gatehouse',
    ssl: options.ssl as boolean | object | undefined,
  };
}

/** Option of connections to a standby. They cannot write either if their address leads to a primary. */
export const READ_ONLY = '-c default_transaction_read_only=on';

/** The same options for `pg`. */
export function toPoolConfig(url: string) {
  const { dbName, ...rest } = readConnection(url);
  return { ...rest, database: dbName };
}
