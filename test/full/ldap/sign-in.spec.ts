import { createServer, type Server, type Socket } from 'node:net';
import type { Problem, SsoConfigurationDto, SsoResult, SsoStarted, SsoTraceDto } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LdapClient } from '../../../nest-api/src/ldap/ldap-client.js';
import { startApi, type TestApi } from '../../support/api.ts';
import { aPerson, post, signedIn } from '../../support/data.ts';
import { anOrganization, forgetSandbox, type Organization } from '../../support/sso.ts';
import { codeOf, lastTrace, start } from '../../support/sso-sign-ins.ts';
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

test.runIf(process.env.CI)('slapd is installed in CI', () => {
  expect(LDAP_MISSING).toBeNull();
});

describe.skipIf(LDAP_MISSING)(
  `sign-in with an LDAP directory${LDAP_MISSING ? ` (${LDAP_MISSING})` : ''}`,
  () => {
    let slapd: Slapd;
    let api: TestApi;
    let owner: Organization;

    beforeAll(async () => {
      slapd = await startSlapd(PEOPLE);
      api = await startApi();
    });
    afterAll(async () => {
      await api?.stop();
      await slapd?.stop();
    });
    beforeEach(async () => {
      await forgetSandbox(api);
      owner = await anOrganization(api, 'new-company.test');
    });

    function entered(more: Record<string, unknown> = {}, parameters: Record<string, string> = {}) {
      return {
        type: 'ldap',
        name: 'Acme directory',
        isEnabled: true,
        clientId: SERVICE.dn,
        clientSecret: SERVICE.password,
        certificate: slapd.ca,
        domains: ['new-company.test'],
        parameters: { ldapUrl: slapd.ldaps, baseDn: BASE, ...parameters },
        ...more,
      };
    }

    const save = (more: Record<string, unknown> = {}, parameters: Record<string, string> = {}) =>
      owner.as.post('/api/v1/sso-configurations', entered(more, parameters));

    async function connection(more: Record<string, unknown> = {}, parameters: Record<string, string> = {}) {
      const response = await save(more, parameters);
      expect(response.status, await response.clone().text()).toBe(201);
      return (await response.json()) as SsoConfigurationDto;
    }

    const type = ({ state, browserSecret }: SsoStarted, username: string, password: string) =>
      post(api, '/api/v1/sso/sign-ins/password', { state, browserSecret, username, password });

    async function signIn(id: string, username: string, password: string) {
      return type(await start(api, id), username, password);
    }

    async function entersAs(id: string, username: string, password: string) {
      const response = await signIn(id, username, password);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as Extract<SsoResult, { status: 'signed_in' }>;
    }

    /** The step where the last sign-in failed, and its code. */
    async function lastFailure(id: string): Promise<[SsoTraceDto['outcome'], string | undefined]> {
      const { outcome, steps } = await lastTrace(owner.as, id);
      return [outcome, steps.findLast(({ status }) => status === 'fail')?.name];
    }

    describe('a directory user', () => {
      test('signs in on our own page with address and password, over LDAPS', async () => {
        const { id } = await connection();
        const started = await start(api, id);
        const page = new URL(started.authorizationUrl);
        expect([page.origin, page.pathname]).toEqual([
          new URL(api.settings.PUBLIC_URL).origin,
          '/sso/directory',
        ]);
        const result = (await (
          await type(started, 'ada@new-company.test', 'password of ada')
        ).json()) as SsoResult;
        expect(result).toMatchObject({
          status: 'signed_in',
          provider: 'ldap',
          email: 'ada@new-company.test',
          login: { user: { name: 'ada Person' } },
        });
      });

      test('signs in over StartTLS, with the user name instead', async () => {
        const { id } = await connection({}, { ldapUrl: slapd.startTls });
        expect(await entersAs(id, 'ada', 'password of ada')).toMatchObject({ email: 'ada@new-company.test' });
      });

      test('remains the same user when the address, the name and the DN change', async () => {
        const { id } = await connection();
        const { login } = await entersAs(id, 'moved', 'password of moved');
        slapd.change(`dn: ${dnOf('moved')}
changetype: modify
replace: mail
mail: new-name@new-company.test

dn: ${dnOf('moved')}
changetype: modrdn
newrdn: uid=renamed
deleteoldrdn: 1
newsuperior: ou=groups,${BASE}
`);
        const again = await entersAs(id, 'new-name@new-company.test', 'password of moved');
        expect(again.login).toMatchObject({ user: { id: (login as { user: { id: string } }).user.id } });
      });

      test('gets the role of a group, identified by its DN', async () => {
        const groupRoles = [{ group: `cn=it,ou=groups,${BASE}`, role: 'tenant_admin' }];
        const { id } = await connection({ mapping: { groupRoles } });
        expect(await entersAs(id, 'chief', 'password of chief')).toMatchObject({
          login: { user: { role: 'tenant_admin' } },
        });
      });

      test('reaches the directory by the address', async () => {
        const { id } = await connection();
        const route = await post(api, '/api/v1/sso/discover', { email: 'ada@new-company.test' });
        expect(await route.json()).toMatchObject({
          options: [{ configurationId: id, type: 'ldap', origin: null }],
        });
      });

      test('with an existing password account authenticates once', async () => {
        await aPerson(api, { tenantId: owner.id, email: 'linked@new-company.test' });
        const { id } = await connection();
        const response = await signIn(id, 'linked', 'password of linked');
        expect(await response.json()).toMatchObject({
          status: 'link_required',
          email: 'linked@new-company.test',
        });
      });
    });

    describe('is rejected', () => {
      test.each([
        ['a wrong password', 'ada', 'a guess', 'ldap_wrong_password'],
        ['an unknown name', 'nobody', 'password of ada', 'ldap_user_not_found'],
        ['a name that two have', 'twin@new-company.test', 'password of twin1', 'ldap_user_ambiguous'],
      ])('%s, all with the same response', async (_what, name, password, code) => {
        const { id } = await connection();
        const response = await signIn(id, name, password);
        expect(response.status).toBe(403);
        const { code: told, detail } = (await response.json()) as Problem;
        expect([told, detail]).toEqual(['ldap_credentials', expect.stringContaining('did not accept')]);
        expect(await lastFailure(id)).toEqual([code, code]);
      });

      // `a*` matches only if the star is read as part of the filter; "ada" is the only match.
      test.each(['a*', 'ada)(uid=*', '*', 'ad\\61'])(
        '%s, which is not treated as a pattern',
        async (name) => {
          const { id } = await connection({}, { userFilter: '(uid={login})' });
          await signIn(id, name, 'password of ada');
          expect(await lastFailure(id)).toEqual(['ldap_user_not_found', 'ldap_user_not_found']);
          await entersAs(id, 'ada', 'password of ada');
        },
      );

      test('an empty password, at the API and before the bind', async () => {
        const { id } = await connection();
        const started = await start(api, id);
        expect((await type(started, 'ada', '')).status).toBe(400);
        const server = {
          address: { host: 'localhost', port: portOf(slapd.ldaps), isTls: true },
          ca: slapd.ca,
        };
        const bind = api.app.get(LdapClient).connected(server, (asked) => asked.bind(dnOf('ada'), ''));
        await expect(bind).rejects.toThrow('A name and a password are required');
      });

      test('a disabled and an expired account, which only a user with the right password learns', async () => {
        const { id } = await connection();
        expect(await codeOf(await signIn(id, 'disabled', 'a guess'))).toBe('ldap_credentials');
        expect(await codeOf(await signIn(id, 'disabled', 'password of disabled'))).toBe(
          'ldap_account_disabled',
        );
        expect(await codeOf(await signIn(id, 'expired', 'password of expired'))).toBe('ldap_account_expired');
      });

      test('an account that the directory has locked', async () => {
        const { id } = await connection();
        for (let tries = 0; tries < 5; tries++) await signIn(id, 'locked', `guess ${tries}`);
        await forgetSandbox(api);
        await signIn(id, 'locked', 'password of locked');
        expect(await lastFailure(id)).toEqual(['ldap_account_locked', 'ldap_account_locked']);
      });

      test('an entry whose ID cannot be read', async () => {
        const { id } = await connection();
        expect(await codeOf(await signIn(id, 'hidden', 'password of hidden'))).toBe('ldap_not_set_up');
        expect(await lastFailure(id)).toEqual(['ldap_no_id', 'ldap_no_id']);
      });

      test('an address outside the organization’s domains', async () => {
        const { id } = await connection();
        expect(await codeOf(await signIn(id, 'guest', 'password of guest'))).toBe('domain_unverified');
      });
    });

    describe('a sign-in', () => {
      test('stays open after a wrong password and completes with the right one', async () => {
        const { id } = await connection();
        const started = await start(api, id);
        expect((await type(started, 'ada', 'a guess')).status).toBe(403);
        expect((await type(started, 'ada', 'password of ada')).status).toBe(200);
        expect(await codeOf(await type(started, 'ada', 'password of ada'))).toBe('state_replayed');
      });

      test('belongs to the browser that started it', async () => {
        const { id } = await connection();
        const started = await start(api, id);
        const stolen = await type({ ...started, browserSecret: 'another' }, 'ada', 'password of ada');
        expect(await codeOf(stolen)).toBe('state_of_another_browser');
      });

      test('of another type accepts no password, and an LDAP sign-in accepts no code', async () => {
        const { id } = await connection();
        const { state, browserSecret } = await start(api, id);
        const answer = { state, browserSecret, code: 'x', configurationId: id };
        expect(await codeOf(await post(api, '/api/v1/sso/sign-ins/complete', answer))).toBe('no_code');
      });

      test('counts guesses as for passwords, but not directory failures', async () => {
        const { id } = await connection();
        const answers = [];
        for (let tries = 0; tries < 8; tries++)
          answers.push((await signIn(id, 'nobody', `guess ${tries}`)).status);
        expect(answers.at(0)).toBe(403);
        expect(answers.at(-1)).toBe(429);
        await entersAs(id, 'ada', 'password of ada');
        for (let tries = 0; tries < 8; tries++) {
          expect(await codeOf(await signIn(id, 'disabled', 'password of disabled'))).toBe(
            'ldap_account_disabled',
          );
        }
      });

      test('does not store the password', async () => {
        const { id } = await connection();
        await entersAs(id, 'ada', 'password of ada');
        await signIn(id, 'ada', 'a wrong secret of ada');
        await expect.poll(() => lastFailure(id)).toEqual(['ldap_wrong_password', 'ldap_wrong_password']);
        const log = api.log.join('\n');
        const rows = await everyText(api.database.ownerUrl);
        for (const secret of ['password of ada', 'a wrong secret of ada', SERVICE.password]) {
          expect([log.includes(secret), rows.includes(secret)], secret).toEqual([false, false]);
        }
      });

      test('as a test shows every step and why it failed', async () => {
        const { id } = await connection({ isEnabled: false });
        const begin = async () =>
          (await (await owner.as.post(`/api/v1/sso-configurations/${id}/tests`)).json()) as SsoStarted;
        const failed = await (await type(await begin(), 'ada', 'a guess')).json();
        expect(failed).toMatchObject({ status: 'tested', passed: false });
        expect(await lastFailure(id)).toEqual(['ldap_wrong_password', 'ldap_wrong_password']);
        const passed = await (await type(await begin(), 'ada', 'password of ada')).json();
        expect(passed).toMatchObject({ status: 'tested', passed: true });
        const { steps, fix } = await lastTrace(owner.as, id);
        expect(steps.map(({ name }) => name)).toEqual(
          expect.arrayContaining([
            'connect',
            'service_account',
            'search',
            'password',
            'account',
            'subject',
            'email',
          ]),
        );
        expect(fix).toBeNull();
      });
    });

    describe('a connection', () => {
      test.each<[string, Record<string, unknown>, Record<string, string>, string, string]>([
        ['no address', {}, { ldapUrl: '' }, 'parameters.ldapUrl', 'invalid_address'],
        [
          'an address of the web',
          {},
          { ldapUrl: 'https://localhost' },
          'parameters.ldapUrl',
          'invalid_address',
        ],
        ['nobody there', {}, { ldapUrl: 'ldaps://localhost:1' }, 'parameters.ldapUrl', 'ldap_unreachable'],
        [
          'a private network',
          {},
          { ldapUrl: 'ldaps://10.0.0.1' },
          'parameters.ldapUrl',
          'ldap_address_rejected',
        ],
        ['a CA that is not public', { certificate: null }, {}, 'certificate', 'ldap_certificate'],
        ['a certificate that is none', { certificate: 'x' }, {}, 'certificate', 'no_certificate'],
        ['no base', {}, { baseDn: '' }, 'parameters.baseDn', 'required'],
        ['an unknown base', {}, { baseDn: 'dc=other,dc=test' }, 'parameters.baseDn', 'ldap_no_base'],
        ['a filter for everybody', {}, { userFilter: '(uid=*)' }, 'parameters.userFilter', 'no_login'],
        ['half a filter', {}, { userFilter: '(uid={login}' }, 'parameters.userFilter', 'not_a_filter'],
        ['no service account', { clientId: null }, {}, 'clientId', 'required'],
        ['a mechanism as its name', { clientId: 'EXTERNAL' }, {}, 'clientId', 'required'],
        ['its wrong password', { clientSecret: 'x' }, {}, 'clientSecret', 'ldap_service_account'],
        ['no password of it', { clientSecret: undefined, isEnabled: false }, {}, 'clientSecret', 'required'],
        ['no attribute', { mapping: { email: 'mail)(x' } }, {}, 'mapping.email', 'invalid_attribute'],
      ])('with %s is rejected at its field', async (_what, more, parameters, field, code) => {
        const response = await save(more, parameters);
        expect(response.status).toBe(422);
        const { errors } = (await response.json()) as Problem;
        expect(errors).toMatchObject([{ field, code }]);
      });

      test('to a server with another name is rejected', async () => {
        const response = await save({}, { ldapUrl: slapd.ldaps.replace('localhost', '127.0.0.1') });
        expect(((await response.json()) as Problem).errors).toMatchObject([
          { field: 'parameters.ldapUrl', code: 'ldap_server_name' },
        ]);
      });

      test('to a server without TLS is rejected, and nothing is sent without it', async () => {
        const plain = await startSlapd('', { hasTls: false });
        try {
          const response = await save({}, { ldapUrl: plain.startTls });
          expect(((await response.json()) as Problem).errors).toMatchObject([{ code: 'ldap_no_tls' }]);
        } finally {
          await plain.stop();
        }
      });

      test.each(['ldap', 'ldaps'])('to an unresponsive server over %s times out', async (scheme) => {
        const silent = await listening((socket) => void socket.on('data', () => undefined));
        const response = await save({}, { ldapUrl: `${scheme}://localhost:${silent.port}` });
        expect(((await response.json()) as Problem).errors).toMatchObject([{ code: 'ldap_slow' }]);
        silent.server.close();
      });

      test('that closes after the StartTLS request does not continue without TLS', async () => {
        const sent: Buffer[] = [];
        const closing = await listening((socket) =>
          socket.on('data', (data) => {
            sent.push(data);
            socket.end();
          }),
        );
        const response = await save({}, { ldapUrl: `ldap://localhost:${closing.port}` });
        expect(((await response.json()) as Problem).errors).toMatchObject([{ code: 'ldap_no_tls' }]);
        expect(Buffer.concat(sent).toString('latin1')).not.toContain(SERVICE.password);
        closing.server.close();
      });

      test('is not offered for the platform', async () => {
        const superadmin = await signedIn(api, await aPerson(api));
        const response = await superadmin.post('/api/v1/sso-configurations', entered());
        expect(((await response.json()) as Problem).errors).toMatchObject([
          { field: 'type', code: 'not_offered' },
        ]);
      });

      test('shows its users that the directory is down, and the log shows why', async () => {
        const { id, version } = await connection();
        expect(version).toBe(1);
        await changeUrl(id, 'ldaps://localhost:1');
        const response = await signIn(id, 'ada', 'password of ada');
        expect([response.status, await codeOf(response)]).toEqual([502, 'ldap_unreachable']);
        await changeUrl(id, slapd.ldaps.replace('localhost', '127.0.0.1'));
        expect(await codeOf(await signIn(id, 'ada', 'password of ada'))).toBe('ldap_not_set_up');
        expect(await lastFailure(id)).toEqual(['ldap_server_name', 'ldap_server_name']);
      });

      /** Simulates a server that moved after the connection was saved. */
      async function changeUrl(id: string, ldapUrl: string): Promise<void> {
        await asOwner(api.database.ownerUrl, (client) =>
          client.query(`update sso_configurations set parameters = parameters || $2 where id = $1`, [
            id,
            { ldapUrl },
          ]),
        );
      }
    });

    describe('Active Directory', () => {
      test('identifies a user by objectGUID, and a disabled one by userAccountControl', async () => {
        const { id } = await connection({}, { userFilter: '(uid={login})' });
        await entersAs(id, 'ad-user', 'password of ad-user');
        const rows = await asOwner(api.database.ownerUrl, (client) =>
          client.query<{ subject: string }>(
            'select subject from external_identities where configuration_id = $1',
            [id],
          ),
        );
        expect(rows.rows).toEqual([{ subject: '33221100-5544-7766-8899-aabbccddeeff' }]);
      });
    });
  },
);

const GUID = Buffer.from('00112233445566778899aabbccddeeff', 'hex').toString('base64');
const PEOPLE = [
  ...['ada', 'moved', 'chief', 'linked', 'locked'].map((uid) => aLdapPerson({ uid })),
  aLdapPerson({ uid: 'twin1', mail: 'twin@new-company.test' }),
  aLdapPerson({ uid: 'twin2', mail: 'twin@new-company.test' }),
  aLdapPerson({ uid: 'guest', mail: 'guest@elsewhere.test' }),
  aLdapPerson({ uid: 'disabled', more: 'userAccountControl: 514' }),
  aLdapPerson({ uid: 'expired', more: 'accountExpires: 130000000000000000' }),
  aLdapPerson({
    uid: 'ad-user',
    more: `sAMAccountName: ad-user\nuserAccountControl: 512\nobjectGUID:: ${GUID}`,
  }),
  aLdapPerson({ uid: 'hidden', more: 'objectGUID: short' }),
  aLdapGroup('it', [dnOf('chief')]),
].join('');

async function asOwner<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
function everyText(connectionString: string): Promise<string> {
  return asOwner(connectionString, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
}

async function listening(onConnection: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as { port: number }).port };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
