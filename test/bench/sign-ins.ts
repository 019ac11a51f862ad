import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measure } from './load.ts';
import { manyPeople } from './people.ts';
import { cpuText } from './processes.ts';
import { apiRoots, figure, ofReference, perSecond, withProduct } from './product.ts';

const SECONDS = 8;
const PEOPLE = 200;

/** Password sign-ins over HTTP, compared with Argon2id alone on the same cores. */
export async function signIns(): Promise<void> {
  const reference = await argon2Alone();
  figure(`Argon2id alone, ${availableParallelism()} at a time`, perSecond(reference));
  await withProduct(async (product) => {
    const emails = await manyPeople(product.env.DATABASE_OWNER_URL ?? product.database.ownerUrl, PEOPLE);
    const {
      perSecond: rate,
      p50,
      p99,
      cpu,
    } = await measure({
      url: product.apiUrl,
      roots: apiRoots(product),
      // All connections use the same order. More than five at once for one account would be rate-limited.
      connections: 4,
      seconds: SECONDS,
      requests: emails.map((email) => ({
        method: 'POST' as const,
        path: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Gatehouse-demo-1' }),
      })),
    });
    figure(
      'sign-ins',
      perSecond(rate),
      `${ofReference(rate, reference)}; p50 ${p50} ms, p99 ${p99} ms; ${cpuText(cpu)}`,
    );
  });
}

/** Verifications per second in a process that does nothing else. */
async function argon2Alone(): Promise<number> {
  const script = fileURLToPath(new URL('argon2-alone.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(SECONDS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'exit');
  return Number(text);
}
