import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, findBinaries, findOsUser, runAs } from '@gatehouse/embedded';
import pg from 'pg';
import { postmasterOf } from '../product.ts';

/** A PostgreSQL on a loopback port, for programs that cannot use a Unix socket. */
export interface TcpPostgres {
  readonly url: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** The embedded server with its settings, plus a role and a database named `name`. Requires the password. */
export async function startTcpPostgres(name: string, password: string, port: number): Promise<TcpPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), `gatehouse-${name}-`));
  chmodSync(dataDir, 0o711);
  const server = await EmbeddedPostgres.open({ dataDir });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
    await configure(server, name, password, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${name}:${password}@127.0.0.1:${port}/${name}`,
    pid: () => postmasterOf(server.cluster),
    stop,
  };
}

/** @param password hexadecimal */
async function configure(
  server: EmbeddedPostgres,
  name: string,
  password: string,
  port: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  await client.query(`create role ${name} login password '${password}'`);
  await client.query(`create database ${name} owner ${name}`);
  await client.query("alter system set listen_addresses = '127.0.0.1'");
  await client.query(`alter system set port = ${port}`);
  await client.end();
  const access = `local all all trust\nhost ${name} ${name} 127.0.0.1/32 scram-sha-256\n`;
  writeFileSync(join(server.cluster, 'pg_hba.conf'), access);
  const user = findOsUser();
  const control = join(await findBinaries(user), 'pg_ctl');
  await runAs(user, control, ['restart', '-w', '-D', server.cluster, '-l', '/dev/null']);
}
