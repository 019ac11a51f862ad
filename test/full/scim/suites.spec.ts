import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/api.ts';
import { aScimEndpoint, type ScimEndpoint } from '../../support/scim-endpoint.ts';
import { pythonTools } from '../support/python.ts';

const run = promisify(execFile);
const HERE = import.meta.dirname;

let api: TestApi;
let scim: ScimEndpoint;
let python: string;
let home: string;

beforeAll(async () => {
  python = await pythonTools(join(HERE, 'requirements.txt'));
  home = mkdtempSync(join(tmpdir(), 'gatehouse-scim-'));
  api = await startApi();
  scim = await aScimEndpoint(api, 'suites.example');
});
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await api?.stop();
});

/** Runs a program of the virtual environment and returns its output. */
async function output(program: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: home, SCIM_URL: scim.base, SCIM_TOKEN: scim.token };
  const { stdout } = await run(join(python, program), args, { env, maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

test('scim2-tester finds no error', async () => {
  const lines = (await output('python', join(HERE, 'tester.py'))).trim().split('\n');
  const results = lines.map((line) => JSON.parse(line) as { status: string });
  expect(results.filter(({ status }) => status !== 'SUCCESS')).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
});

test('scim-sanity finds no error', async () => {
  const probe = ['probe', scim.base, '--token', scim.token, '--json-output', '--i-accept-side-effects'];
  const { summary, results } = JSON.parse(await output('scim-sanity', ...probe));
  expect(
    results.filter(({ status }: { status: string }) => !['pass', 'skip'].includes(status.toLowerCase())),
  ).toEqual([]);
  expect(summary.passed).toBeGreaterThan(25);
});

test('scim2-client reads every response', async () => {
  expect(await output('python', join(HERE, 'client.py'))).toBe('done\n');
});

test('scim-sim, an independent directory, provisions its users and groups', async () => {
  const config = { SCIM_BASE_URL: scim.base, SCIM_AUTH_TOKEN: scim.token };
  writeFileSync(join(home, '.scim_config.json'), JSON.stringify(config), { mode: 0o600 });
  const sim = (...args: string[]) => output('scim-sim', ...args);
  const idIn = (text: string) => /ID: ([0-9a-f-]{36})/.exec(text)?.[1] ?? text;

  const user = idIn(await sim('add-user'));
  const group = idIn(await sim('create-group', 'Simulated'));
  await sim('add-to-group', user, group);
  expect((await scim.send('GET', `/Groups/${group}`)).body.members).toMatchObject([{ value: user }]);
  await sim('remove-from-group', user, group);
  expect((await scim.send('GET', `/Groups/${group}`)).body).not.toHaveProperty('members');
  expect(await sim('show')).toContain(group);
  await sim('add-to-group', user, group);
  await sim('delete-group', group);
  expect((await scim.send('GET', `/Users/${user}`)).status).toBe(404);
  expect((await scim.send('GET', `/Groups/${group}`)).status).toBe(404);
});
