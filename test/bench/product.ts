import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, type RunningGatehouse, startGatehouse } from '@gatehouse/embedded';
import { ending, stoppable } from './endings.ts';
import type { Roots } from './processes.ts';

/** An environment with free ports and its own data directory. */
export async function freshPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
  chmodSync(dataDir, 0o711);
  const [port, api, web, sandbox] = await freePorts(4);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    PORT: String(port),
    API_PORT: String(api),
    WEB_PORT: String(web),
    SANDBOX_PORT: String(sandbox),
    GATEHOUSE_DATA_DIR: dataDir,
  };
  return { env, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/**
 * Runs `work` against the whole product, started like `npm start`, with the demo data.
 *
 * @param prepare runs first, on the empty data directory
 */
export async function withProduct(
  work: (product: RunningGatehouse) => Promise<void>,
  more: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const { env, remove } = await freshPlace();
  await prepare(env.GATEHOUSE_DATA_DIR);
  const product = await startGatehouse({ env: { ...env, ...more }, signal: ending.signal });
  const stop = stoppable(async () => {
    await product.stop();
    remove();
  });
  try {
    await work(product);
  } finally {
    await stop();
  }
}

/** The API and PostgreSQL of a product that this process started. */
export function apiRoots({ apis, database }: RunningGatehouse): Roots {
  const PostgreSQL = postmasterOf(database.embedded?.cluster ?? '');
  return { API: running(apis[0]?.pid), PostgreSQL: running(PostgreSQL) };
}

/** @throws Error if it is not running, so nothing could be measured */
export function running(pid: number | undefined): number {
  if (!pid) throw new Error('a process that is to be measured does not run');
  return pid;
}

/** @param cluster the data directory of a PostgreSQL server @returns undefined if it is not running */
export function postmasterOf(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** A line of the report: `name   1,234/s   0.91 of reference`. */
export function figure(name: string, value: string, remark = ''): void {
  console.log(`  ${name.padEnd(44)} ${value.padStart(14)}   ${remark}`.trimEnd());
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const ofReference = (value: number, reference: number): string =>
  `${(value / reference).toFixed(2)} of the reference`;
