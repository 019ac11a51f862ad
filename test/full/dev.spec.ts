import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ROOT, waitFor } from '@gatehouse/embedded';
import { afterAll, afterEach, expect, test } from 'vitest';
import { aPlace, endProcesses, processesOf, removePlaces, run } from './support/running.ts';

afterEach(endProcesses);
afterAll(removePlaces);

test('`npm run dev` reloads both apps behind one origin and leaves nothing running', async () => {
  const place = await aPlace();
  const started = await run(['npm', 'run', 'dev'], place);
  // Vite compiles the sources on the first request, which can take long.
  const page = async () => (await fetch(`${started.url}/login`)).text();
  await waitFor('the page', async () => (await page()).includes('Sign In'), 240_000);
  expect(await switchedProtocol(Number(place.PORT))).toBe('vite-hmr');

  // Rewrites the file unchanged, so the watcher sees a change but the sources stay the same.
  const source = join(ROOT, 'nest-api/src/main.ts');
  writeFileSync(source, readFileSync(source));
  await waitFor('the restart', () => started.output().includes('The API was started again.'), 120_000);
  expect((await fetch(`${started.url}/api/v1/auth/me`)).status).toBe(401);

  expect(await started.end('SIGTERM')).toBe(0);
  expect(processesOf(place)).toEqual([]);
}, 600_000);

/** Protocol of Vite's live reload, through the gateway. Its ping protocol needs no token. */
async function switchedProtocol(port: number): Promise<string | undefined> {
  const client = await (await fetch(`http://127.0.0.1:${port}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const upgrade = request({
    host: '127.0.0.1',
    port,
    path: `/?token=${token}`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end();
  const [response, socket] = await once(upgrade, 'upgrade');
  socket.destroy();
  return response.headers['sec-websocket-protocol'];
}
