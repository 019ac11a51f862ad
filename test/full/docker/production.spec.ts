import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, freePorts, ROOT, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, inDocker, interpolated, readCompose } from '../../docker/files.ts';
import { cloneDatabase, type DatabaseClone } from '../../support/database.ts';

const { services } = readCompose('compose.yaml');
const running: ChildProcess[] = [];
const complaints: string[] = [];
let database: DatabaseClone;
let secrets: string;
let api: string;
let web: string;

/** The environment that compose gives a service, with this test's secret files and addresses. */
function environmentOf(service: string, change: Record<string, string>): Record<string, string> {
  const entries = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    interpolated(String(value)).replace('/run/secrets', secrets),
  ]);
  return { PATH: process.env.PATH ?? '', ...Object.fromEntries(entries), ...change };
}

function start([program = '', ...args]: string[], workspace: string, env: Record<string, string>): void {
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, workspace),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
  running.push(child);
}

/** Whether the image's own health check passes at this test's port. */
function isHealthy(dockerfile: string, base: string): boolean {
  const [, , url = ''] = commandOf(dockerfile, 'HEALTHCHECK');
  const here = url.replace(/^http:\/\/127\.0\.0\.1:\d+/, base);
  try {
    execFileSync(process.execPath, [inDocker('healthcheck.mjs'), here]);
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  await ensureBuilt('web');
  database = await cloneDatabase();
  secrets = mkdtempSync(join(tmpdir(), 'gatehouse-production-'));
  execFileSync(process.execPath, [inDocker('make-secrets.mjs'), secrets]);
  // The same secrets, but with this test's database. The passwords of its roles stay those of the test server.
  const own = {
    database_owner_url: database.ownerUrl,
    database_url: database.appUrl,
    database_maintenance_url: database.maintenanceUrl,
    database_app_password: new URL(database.appUrl).password,
    database_maintenance_password: new URL(database.maintenanceUrl).password,
  };
  for (const [name, value] of Object.entries(own)) {
    rmSync(join(secrets, name));
    writeFileSync(join(secrets, name), value);
  }
  const [apiPort, webPort] = await freePorts(2);
  api = `http://127.0.0.1:${apiPort}`;
  web = `http://127.0.0.1:${webPort}`;
  const loopback = { API_HOST: '127.0.0.1', API_PORT: String(apiPort) };

  const [program = '', ...args] = services.migrate?.command ?? [];
  expect(program).toBe('node');
  execFileSync(process.execPath, args, { cwd: join(ROOT, 'nest-api'), env: environmentOf('migrate', {}) });
  start(commandOf('api.Dockerfile', 'CMD'), 'nest-api', environmentOf('api', loopback));
  start(
    commandOf('web.Dockerfile', 'CMD'),
    'remix-app',
    environmentOf('web', { ...loopback, WEB_HOST: '127.0.0.1', WEB_PORT: String(webPort) }),
  );
});

afterAll(async () => {
  for (const child of running) child.kill('SIGTERM');
  await waitFor(
    'both to end',
    () => running.every((child) => child.exitCode !== null || child.signalCode !== null),
    120_000,
  );
  await database.drop();
  rmSync(secrets, { recursive: true });
});

test('the start commands pass the health checks of their images', async () => {
  expect(isHealthy('api.Dockerfile', 'http://127.0.0.1:1')).toBe(false);
  const healthy = () => isHealthy('api.Dockerfile', api) && isHealthy('web.Dockerfile', web);
  await waitFor(
    'both to be healthy',
    () => healthy() || running.some(({ exitCode }) => exitCode !== null),
    120_000,
  );
  expect(complaints).toEqual([]);
  expect(running.map(({ exitCode }) => exitCode)).toEqual(running.map(() => null));
});

test('a command runs with the settings of its service, and creates the first superadmin', async () => {
  const [program = '', ...flags] = services.command?.entrypoint ?? [];
  expect(program).toBe('node');
  const command = (...words: string[]) =>
    execFileSync(process.execPath, [...flags, ...words], {
      cwd: join(ROOT, 'nest-api'),
      env: environmentOf('command', {}),
      input: 'a password of her own',
      encoding: 'utf8',
    });
  expect(command(...(services.command?.command ?? []))).toContain('0 tampered with');
  expect(command('dist/commands/rotate-master-key.js')).toContain('no longer needed');
  expect(command('dist/commands/create-superadmin.js', 'anna@example.com', 'Anna')).toContain(
    'is a super admin',
  );

  const signedIn = await fetch(`${api}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.com', password: 'a password of her own' }),
  });
  // Outside of the demo, a password alone cannot sign in a superadmin.
  expect(await signedIn.json()).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
});

test('there are no demo accounts', async () => {
  const response = await fetch(`${api}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@gatehouse.test', password: 'Gatehouse-demo-1' }),
  });
  expect(response.status).toBe(401);
  expect(await (await fetch(`${web}/login-old`)).text()).not.toContain('Gatehouse-demo-1');
});

test('behind the proxy the site is HTTPS: its URLs start with the public URL', async () => {
  const headers = {
    'x-gatehouse-internal': readFileSync(join(secrets, 'internal_secret'), 'utf8'),
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'localhost',
    'x-forwarded-for': '198.51.100.7',
  };
  const discovery = await fetch(`${api}/.well-known/openid-configuration`, { headers });
  expect(await discovery.json()).toMatchObject({ issuer: 'https://localhost' });
});
