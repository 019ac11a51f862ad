import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as contract from '@gatehouse/contracts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  aPlace,
  ask,
  endProcesses,
  type Place,
  processesOf,
  refusal,
  removePlaces,
  run,
  type Started,
} from './support/running.ts';

const ACCOUNTS = DEMO_ACCOUNTS.map(({ email }) => email);

/** Shared by the tests in sequence: a start on existing data takes a third of the time of a first start. */
let place: Place;
beforeAll(async () => {
  place = await aPlace();
});
afterEach(endProcesses);
afterAll(removePlaces);

async function answers(started: Started, path = '/'): Promise<boolean> {
  const response = await fetch(`${started.url}${path}`, { headers: { accept: 'application/json' } }).catch(
    () => null,
  );
  await response?.arrayBuffer();
  return response !== null && response.status < 500;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '`npm start` starts with its accounts, and %s ends it with exit code 0',
  async (signal) => {
    const started = await run(['npm', 'start'], place);
    expect(started.output()).toMatch(
      new RegExp(`^Gatehouse is ready at http://localhost:${place.PORT}$`, 'm'),
    );
    for (const account of ACCOUNTS) expect(started.output()).toContain(account);
    expect(started.output()).toContain('Gatehouse-demo-1');
    expect(await answers(started)).toBe(true);
    expect(await started.end(signal)).toBe(0);
    expect(processesOf(place)).toEqual([]);
  },
);

test('the printed accounts match the created ones', () => {
  expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(contract.DEMO_ACCOUNTS.map(({ email }) => email));
  expect(DEMO_PASSWORD).toBe(contract.DEMO_PASSWORD);
});

test('only their owner can read the secrets and the logs', () => {
  for (const name of ['master.key', 'internal.secret', 'logs/api.log']) {
    expect(statSync(join(place.GATEHOUSE_DATA_DIR, name)).mode & 0o777).toBe(0o600);
  }
});

test('a process that dies is reported and restarted, and responds again', async () => {
  const started = await run(['npm', 'start'], place);
  for (const [name, command, path] of [
    ['API', 'dist/main.js', '/api/v1/auth/me'],
    ['web app', 'dist/serve.js', '/login'],
    ['PostgreSQL', 'bin/postgres', '/api/v1/auth/me'],
  ] as const) {
    const [victim] = processesOf(place).filter((process) => process.command.includes(command));
    if (!victim) throw new Error(`nothing runs ${command}`);
    process.kill(victim.pid, 'SIGKILL');
    await waitFor('the report', () => started.output().includes(`${name} ended unexpectedly`));
    expect(await waitFor('an answer', () => answers(started, path))).toBe(true);
  }
});

test('a killed supervisor leaves no children, and the next start just works', async () => {
  const first = await run(['node', 'libs/embedded/bin/start.mjs'], place);
  await first.end('SIGKILL');
  const second = await run(['npm', 'start'], place);
  expect(await answers(second, '/api/v1/auth/me')).toBe(true);
  await second.end('SIGTERM');
  // The first start was loading demo data, at a low priority.
  expect(await waitFor('everything to end', () => processesOf(place).length === 0)).toBe(true);
});

test('a killed npm ends everything below it', async () => {
  await (await run(['npm', 'start'], place)).end('SIGKILL');
  expect(await waitFor('everything to end', () => processesOf(place).length === 0)).toBe(true);
});

test('after everything is killed at once, the next start just works', async () => {
  await run(['npm', 'start'], place);
  for (const { pid } of processesOf(place)) process.kill(pid, 'SIGKILL');
  const again = await run(['npm', 'start'], place);
  expect(await answers(again, '/api/v1/auth/me')).toBe(true);
});

test('two instances with own ports and directories run side by side; one directory serves only one', async () => {
  const other = await aPlace();
  const [one, two] = await Promise.all([run(['npm', 'start'], place), run(['npm', 'start'], other)]);
  expect([await answers(one), await answers(two)]).toEqual([true, true]);

  const { GATEHOUSE_DATA_DIR } = place;
  const { code, lines } = await refusal({ ...(await aPlace()), GATEHOUSE_DATA_DIR });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^GATEHOUSE_DATA_DIR: .* is in use by a running Gatehouse \(process \d+\)/),
  ]);
});

test('the API’s commands run with the settings of `npm start`, with or without it running', async () => {
  const command = (words: string[], input?: string) =>
    ask(['npm', 'run', '--silent', 'command', '--', ...words], place, input);
  const started = await run(['npm', 'start'], place);
  const made = await command(['create-superadmin', 'anna@example.com', 'Anna'], 'a password of her own');
  expect(made).toEqual({ code: 0, lines: ['anna@example.com is a super admin.'] });
  const body = JSON.stringify({ email: 'anna@example.com', password: 'a password of her own' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${started.url}/api/v1/auth/login`, { method: 'POST', headers, body })).status).toBe(
    200,
  );

  await started.end('SIGTERM');
  expect((await command(['verify-audit'])).code).toBe(0);
  expect(processesOf(place)).toEqual([]);
  expect(await command(['nonsense'])).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^Say which command: .* backup, create-superadmin, distribute, doctor, lint-federation, load-demo-data, migrate, remove-demo-data, restart, restore, rotate-audit-key, rotate-master-key, verify-audit\.$/,
      ),
    ],
  });
});

test('a rolling restart without a running Gatehouse fails with a message', async () => {
  const command = (...words: string[]) => ask(['npm', 'run', '--silent', 'command', '--', ...words], place);
  expect(await command('restart', '--rolling')).toEqual({
    code: 1,
    lines: [
      `No Gatehouse runs with the data directory ${place.GATEHOUSE_DATA_DIR}: start it with npm start.`,
    ],
  });
  expect(await command('restart')).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Say how: npm run command -- restart --rolling restarts one process/)],
  });
});

test('a stop in the middle of a first start leaves nothing behind', async () => {
  const fresh = await aPlace();
  const started = await run(['node', 'libs/embedded/bin/start.mjs'], fresh, 'gatehouse.pid');
  expect(await started.end('SIGTERM')).toBe(0);
  expect(processesOf(fresh)).toEqual([]);
});

test('with NODE_ENV=production there are no demo accounts', async () => {
  const started = await run(['npm', 'start'], { ...(await aPlace()), NODE_ENV: 'production' });
  expect(started.output()).not.toContain('demo');
  const body = JSON.stringify({ email: ACCOUNTS[0], password: 'Gatehouse-demo-1' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${started.url}/api/v1/auth/login`, { method: 'POST', headers, body })).status).toBe(
    401,
  );
});

test('with demo accounts, a public start is rejected until a command removes them', async () => {
  const own = await aPlace();
  await (await run(['npm', 'start'], own)).end('SIGTERM');
  const publicly = { ...own, PUBLIC_URL: 'https://id.example.com' };

  for (const place of [publicly, { ...own, NODE_ENV: 'production' }, { ...own, DEMO_DATA: 'off' }]) {
    const { code, lines } = await refusal(place);
    expect(code).toBe(1);
    expect(lines.join(' ')).toContain('superadmin@gatehouse.test');
    expect(lines.join(' ')).toContain('npm run command -- remove-demo-data');
  }
  const removed = await ask(['npm', 'run', '--silent', 'command', '--', 'remove-demo-data'], publicly);
  expect(removed).toEqual({
    code: 0,
    lines: [
      // The end of the start may have cut off the history.
      expect.stringMatching(/^\d+ demo organizations are erased\.$/),
      'No demo account is left.',
      'There is no super admin: make one with the command create-superadmin.',
    ],
  });

  const started = await run(['npm', 'start'], publicly);
  for (const email of ACCOUNTS) {
    const signIn = await fetch(`http://127.0.0.1:${own.API_PORT}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    expect(signIn.status).toBe(401);
  }
  await started.end('SIGTERM');
  // Removed demo data can be loaded again where it is safe.
  expect((await ask(['npm', 'run', '--silent', 'command', '--', 'load-demo-data'], own)).code).toBe(0);
  expect((await run(['npm', 'start'], own)).output()).toContain('superadmin@gatehouse.test');
}, 300_000);

/** Each mistake causes one line that names the setting, and an exit code other than 0. */
const MISTAKES: [name: string, change: Record<string, string>, line: RegExp][] = [
  ['a port that is no number', { API_PORT: 'abc' }, /^API_PORT: "abc" is not a port/],
  [
    'a public URL with a path',
    { PUBLIC_URL: 'http://x/y' },
    /^PUBLIC_URL: "http:\/\/x\/y" is more than an origin/,
  ],
  [
    'a public URL over plain http',
    { PUBLIC_URL: 'http://id.example.com' },
    /^PUBLIC_URL: "http:\/\/id.example.com" is plain http/,
  ],
  [
    'loopback opened to tenants on a public address',
    { PUBLIC_URL: 'https://id.example.com', OUTBOUND_ALLOW: '127.0.0.0/8' },
    /OUTBOUND_ALLOW is wrong: 127\.0\.0\.0\/8 is this machine itself/,
  ],
  [
    'an unwritable data directory',
    { GATEHOUSE_DATA_DIR: '/proc/none' },
    /^GATEHOUSE_DATA_DIR: \/proc\/none cannot be written/,
  ],
  ['an address of another machine', { HOST: '203.0.113.9' }, /^HOST: 203\.0\.113\.9 cannot be listened on/],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/none' },
    /^DATABASE_URL: cannot connect to the database none at 127\.0\.0\.1:1 .*start PostgreSQL there/,
  ],
  ['demo data in production', { NODE_ENV: 'production', DEMO_DATA: 'on' }, /^DEMO_DATA: is refused/],
  ['a short internal secret', { INTERNAL_SECRET: 'short' }, /^INTERNAL_SECRET: is shorter than 32/],
  ['a wrong setting of the API', { LOG_LEVEL: 'loud' }, /LOG_LEVEL is wrong/],
];

test.each(MISTAKES)('%s causes one clear error line', async (_, change, line) => {
  const { code, lines } = await refusal({ ...(await aPlace()), ...change });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
  expect(lines[0]).not.toContain('secret-word');
});

test.each(['PORT', 'API_PORT', 'WEB_PORT', 'SANDBOX_PORT'] as const)(
  'a %s in use is reported by name',
  async (setting) => {
    const squatter = createServer().listen(Number(place[setting]), '127.0.0.1');
    await once(squatter, 'listening');
    const { code, lines } = await refusal(place);
    squatter.close();
    expect([code, lines]).toEqual([
      1,
      [
        `${setting}: ${place[setting]} is in use by another program: end that one or set ${setting} to a free port.`,
      ],
    ]);
  },
);

test('data of another PostgreSQL version is left unchanged', async () => {
  writeFileSync(join(place.GATEHOUSE_DATA_DIR, 'postgres/data/PG_VERSION'), '17\n');
  expect((await refusal(place)).lines).toEqual([
    expect.stringMatching(/^GATEHOUSE_DATA_DIR: .* was made by PostgreSQL 17/),
  ]);
});
