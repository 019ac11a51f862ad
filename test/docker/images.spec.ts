import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt, freePorts, ROOT } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, PASSWORD } from '../support/data.ts';
import { commandOf, readStages } from './files.ts';

/** Runs the contents of an image from a folder whose parents have no other packages. */
const image = mkdtempSync(join(tmpdir(), 'gatehouse-image-'));
const children: ChildProcess[] = [];
let api: TestApi;

beforeAll(async () => {
  await Promise.all([ensureBuilt('api'), ensureBuilt('web')]);
  api = await startApi();
}, 300_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api?.stop();
  rmSync(image, { recursive: true, force: true });
});

/** The files that the last stage copies, from this checkout instead of earlier stages. */
function layOut(dockerfile: string): string {
  const app = join(image, dockerfile, 'app');
  for (const { name, value } of readStages(dockerfile).at(-1)?.instructions ?? []) {
    if (name !== 'COPY') continue;
    const [target = '', ...sources] = value
      .replace(/^--from=\S+ /, '')
      .split(' ')
      .reverse();
    for (const source of sources) {
      const into = target.endsWith('/') ? join(target, basename(source)) : target;
      cpSync(join(ROOT, source.replace(/^\/app\//, '')), join(app, into), { recursive: true });
    }
  }
  return app;
}

/** Runs the image's command until it reports that it is ready. */
async function start(dockerfile: string, env: Record<string, string>): Promise<void> {
  const stage = readStages(dockerfile).at(-1)?.instructions ?? [];
  const folder = stage.findLast(({ name }) => name === 'WORKDIR')?.value.replace('/app/', '') ?? '';
  const [, ...words] = commandOf(dockerfile, 'CMD');
  const child = spawn(process.execPath, words, {
    cwd: join(layOut(dockerfile), folder),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', ...env },
  });
  children.push(child);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`ended with ${code}`)));
  await Promise.race([once(child, 'message'), ended]);
}

test('the image contents are sufficient: a user signs in at the API, and the web app shows a page', async () => {
  const [apiPort, webPort] = await freePorts(2);
  const { DATABASE_URL, DATABASE_MAINTENANCE_URL, MASTER_KEY, INTERNAL_SECRET } = api.settings;
  const shared = { INTERNAL_SECRET, PUBLIC_URL: 'https://id.example.com', API_PORT: String(apiPort) };
  await start('api.Dockerfile', {
    ...shared,
    DATABASE_URL,
    DATABASE_MAINTENANCE_URL: String(DATABASE_MAINTENANCE_URL),
    MASTER_KEY,
    LOG_LEVEL: 'silent',
  });
  await start('web.Dockerfile', { ...shared, WEB_PORT: String(webPort) });

  const { email } = await aPerson(api);
  const signIn = await fetch(`http://127.0.0.1:${apiPort}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(signIn.status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${webPort}/login`);
  expect(page.status).toBe(200);
  const html = await page.text();
  // Remix serializes functions into pages, so they must not contain helpers of a bundle.
  expect(html).not.toContain('__name');
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  expect((await fetch(`http://127.0.0.1:${webPort}${asset}`)).status).toBe(200);
});
