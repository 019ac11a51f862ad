import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, type RunningGatehouse, startGatehouse } from '@gatehouse/embedded';
import { ending, stoppable } from './endings.ts';

/** Free ports and a data directory of its own, as environment. */
export async function freshPlace(): Promise<{ env: Record<string, string>; remove: () => void }> {
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

/** Runs `work` against the whole product, started as `npm start` does, with the demo data. */
export async function withProduct(
  work: (product: RunningGatehouse) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const { env, remove } = await freshPlace();
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

/** A line of the report: `name   1,234/s   0.91 of reference`. */
export function figure(name: string, value: string, remark = ''): void {
  console.log(`  ${name.padEnd(44)} ${value.padStart(14)}   ${remark}`.trimEnd());
}

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const ofReference = (value: number, reference: number): string =>
  `${(value / reference).toFixed(2)} of the reference`;
