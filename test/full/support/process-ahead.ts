import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, ROOT } from '@gatehouse/embedded';
import type { Product } from '../../support/product.ts';

/** One more API process of the product, whose clock is an hour ahead. */
export async function startProcessAhead(product: Product): Promise<{ url: string; stop(): Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const clock = join(ROOT, 'test/full/support/clock-ahead.mjs');
  const child = spawn(process.execPath, ['--import', clock, join(ROOT, 'nest-api/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...product.env, API_PORT: String(port), LOG_LEVEL: 'silent' },
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
      await ended;
    },
  };
}
