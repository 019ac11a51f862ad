import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTOR_PATHS } from '@gatehouse/connector';
import type {
  ConnectorsDto,
  DirectoryPullDto,
  Problem,
  SsoConfigurationDto,
  SsoResult,
  SsoStarted,
} from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../../support/api.ts';
import { aCode, aConnectorConnection } from '../../support/connector.ts';
import { post } from '../../support/data.ts';
import { anOrganization, forgetSandbox, type Organization } from '../../support/sso.ts';
import { lastTrace, start } from '../../support/sso-sign-ins.ts';
import { aFolder } from '../counterparts/support/programs.ts';
import {
  aLdapGroup,
  aLdapPerson,
  BASE,
  dnOf,
  LDAP_MISSING,
  SERVICE,
  type Slapd,
  startSlapd,
} from './slapd.ts';

const DOWNLOAD = CONNECTOR_PATHS.download;
const MANY = 700;
const many = Array.from({ length: MANY }, (_, index) => `many${index}`);

describe.skipIf(LDAP_MISSING)(`the connector command${LDAP_MISSING ? ` (${LDAP_MISSING})` : ''}`, () => {
  const clock = new HeldClock(new Date());
  let slapd: Slapd;
  let api: TestApi;
  let owner: Organization;
  let connection: SsoConfigurationDto;
  let folder: string;
  /** The files that the API serves, in a separate folder, as at a customer. */
  let downloaded: Buffer;
  let commandFile: string;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    execFileSync(process.execPath, ['bundle.ts'], { cwd: join(ROOT, 'libs/connector') });
    slapd = await startSlapd(ENTRIES);
    api = await startApi({ clock });
    downloaded = Buffer.from(
      await (await fetch(`${api.url}${DOWNLOAD}gatehouse-connector.mjs`)).arrayBuffer(),
    );
    commandFile = join(aFolder(), 'gatehouse-connector.mjs');
    writeFileSync(commandFile, downloaded);
  });
  afterAll(async () => {
    await api?.stop();
    await slapd?.stop();
  });
  beforeEach(async () => {
    clock.advance((Date.now() - clock.now().getTime()) / 1000);
    await forgetSandbox(api);
    owner = await anOrganization(api, 'new-company.test');
    connection = await aConnectorConnection(owner.as, 'new-company.test');
    folder = aFolder();
    writeFileSync(join(folder, 'ca.pem'), slapd.ca);
    writeFileSync(join(folder, 'password'), `${SERVICE.password}\n`);
    return async () => {
      for (const child of running) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      running.clear();
    };
  });

  const identity = (name = 'identity.json') => join(folder, name);
  /** Runs until it exits. */
  async function command(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [commandFile, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }
  const enroll = (code: string, name?: string) =>
    command('enroll', '--url', api.url, '--code', code, '--identity', identity(name), '--name', 'dc1');
  const listed = async () =>
    (await (
      await owner.as.get(`/api/v1/sso-configurations/${connection.id}/connectors`)
    ).json()) as ConnectorsDto;

  function run(name?: string): { child: ChildProcess; output: () => string } {
    const settings = ['--ldap-url', slapd.ldaps, '--ca-file', join(folder, 'ca.pem'), '--base-dn', BASE];
    const account = ['--service-dn', SERVICE.dn, '--password-file', join(folder, 'password')];
    const child = spawn(
      process.execPath,
      [commandFile, 'run', '--identity', identity(name), ...settings, ...account],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    running.add(child);
    child.once('exit', () => running.delete(child));
    return { child, output: () => output };
  }

  async function enrolledAndRunning(name?: string) {
    const { code } = await aCode(owner.as, connection.id);
    const enrolled = await enroll(code, name);
    expect(enrolled.code, enrolled.output).toBe(0);
    const started = run(name);
    await expect.poll(async () => (await listed()).items.at(-1)?.state).toBe('connected');
    return started;
  }

  const signIn = async (username: string, password: string) => {
    const { state, browserSecret }: SsoStarted = await start(api, connection.id);
    return post(api, '/api/v1/sso/sign-ins/password', { state, browserSecret, username, password });
  };
  const at = (more: string) => `/api/v1/sso-configurations/${connection.id}/directory${more}`;
  const pull = async () => (await (await owner.as.get(at('/pull'))).json()) as DirectoryPullDto;
  const read = async () => {
    await api.app.get(Jobs).runNow('directory-pulls');
    return pull();
  };

  test('is served with the digest that the page shows, and no other file is served', async () => {
    const { download } = await listed();
    expect(download?.url).toMatch(/\/api\/connector\/download\/gatehouse-connector\.mjs$/);
    expect(download?.sha256).toBe(createHash('sha256').update(downloaded).digest('hex'));
    const status = async (name: string) => (await fetch(`${api.url}${DOWNLOAD}${name}`)).status;
    expect(await status('THIRD-PARTY-LICENSES.txt')).toBe(200);
    for (const name of ['', 'package.json', '..%2Fpackage.json', 'constructor', '%2e%2e/src/main.ts'])
      expect([name, await status(name)]).toEqual([name, 404]);
  });

  test('enrolls once, does not reveal its keys, and shows the same fingerprint', async () => {
    const { code } = await aCode(owner.as, connection.id);
    const { output } = await enroll(code);
    const [connector] = (await listed()).items;
    expect(output).toContain(`Fingerprint: ${connector?.fingerprint}`);
    expect(connector).toMatchObject({ name: 'dc1', state: 'never_connected' });
    expect(statSync(identity()).mode & 0o777).toBe(0o600);
    const again = await enroll(code, 'other.json');
    expect(again.code).toBe(1);
    expect(again.output).toContain('The enrollment code is wrong, expired or used.');
    expect(existsSync(identity('other.json'))).toBe(false);
    expect((await enroll(code)).output).toContain('exists');
  });

  test('sends nothing unencrypted to another machine', async () => {
    const args = ['enroll', '--url', 'http://id.example', '--code', 'ghc_x', '--identity', identity()];
    expect(await command(...args)).toMatchObject({ code: 1, output: expect.stringContaining('https://') });
  });

  test('signs users in only with the correct password, and stores it nowhere', async () => {
    const { output } = await enrolledAndRunning();
    const signedIn = await signIn('ada', 'password of ada');
    expect(signedIn.status, await signedIn.clone().text()).toBe(200);
    expect((await signedIn.json()) as SsoResult).toMatchObject({ email: 'ada@new-company.test' });
    const rejected = await signIn('ada', 'a wrong secret of ada');
    expect([rejected.status, ((await rejected.json()) as Problem).code]).toEqual([403, 'ldap_credentials']);
    const { steps, outcome } = await lastTrace(owner.as, connection.id);
    expect(outcome).toBe('ldap_wrong_password');
    expect(steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['connect', 'service_account', 'search', 'ldap_wrong_password']),
    );
    for (const secret of ['password of ada', 'a wrong secret of ada', SERVICE.password])
      expect([api.log.join('\n').includes(secret), output().includes(secret)]).toEqual([false, false]);
    expect(readFileSync(identity(), 'utf8')).not.toContain(SERVICE.password);
  });

  test('fails a sign-in with its cause if it is not connected', async () => {
    const response = await signIn('ada', 'password of ada');
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([502, 'ldap_no_connector']);
    expect(await lastTrace(owner.as, connection.id)).toMatchObject({ outcome: 'ldap_no_connector' });
  });

  test('reads users and groups, stops with its cause without a connector, and continues after a kill', async () => {
    expect((await owner.as.post(at(''), { source: 'ldap' })).status).toBe(201);
    expect((await owner.as.post(at('/pull/runs'), { kind: 'full' })).status).toBe(201);
    expect(lastOf(await read())?.error).toMatchObject({ code: 'connector_offline' });
    const { child } = await enrolledAndRunning();
    // Immediately, not when the next attempt is due: the connector uses its own clock.
    await owner.as.post(at('/pull/runs'), { kind: 'full' });
    const reading = read();
    await expect.poll(async () => lastOf(await pull())?.counts.users ?? 0).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    run();
    await reading;
    await expect
      .poll(async () => {
        clock.advance(2);
        return lastOf(await read())?.state;
      })
      .toBe('succeeded');
    const counts = lastOf(await pull())?.counts;
    expect([counts?.users, counts?.groups]).toEqual([MANY + 2, 1]);
  });

  test('exits once it is revoked', async () => {
    const { child, output } = await enrolledAndRunning();
    const ended = once(child, 'exit');
    const [connector] = (await listed()).items;
    const path = `/api/v1/sso-configurations/${connection.id}/connectors/${connector?.id}`;
    expect((await owner.as.delete(path)).status).toBe(204);
    expect(await ended).toEqual([1, null]);
    expect(output()).toContain('An administrator revoked this connector');
  });
});

const lastOf = ({ running, last }: DirectoryPullDto) => running ?? last;

const ENTRIES = [
  aLdapPerson({ uid: 'ada' }),
  aLdapPerson({ uid: 'bob' }),
  ...many.map((uid) => aLdapPerson({ uid })),
  aLdapGroup('it', [dnOf('ada')]),
].join('');
