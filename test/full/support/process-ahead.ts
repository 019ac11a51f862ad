import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, ROOT } from '@gatehouse/embedded';
import type { Product } from '../../support/product.ts';

export interface OneMore {
  url: string;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Another API process of the product, with its clock an hour ahead. */
export function startProcessAhead(product: Product): Promise<OneMore> {
  return startOneMore(product, ['--import', join(ROOT, 'test/full/support/clock-ahead.mjs')], {});
}

/** Another API process of the product. */
export async function startOneMore(
  product: Product,
  options: string[],
  env: Record<string, string>,
): Promise<OneMore> {
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, [...options, join(ROOT, 'nest-api/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...product.env, API_PORT: String(port), LOG_LEVEL: 'silent', ...env },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the API ended with ${code} before it was ready`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
