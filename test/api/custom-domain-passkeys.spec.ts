import type { FactorsDto, ReauthenticationMethods } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, type ServedApi, startApi, type TestApi } from '../support/api.ts';
import { anActiveHost, atHost, type HostedApi } from '../support/custom-host.ts';
import { type ApiCaller, aPerson, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const PASSKEYS = '/api/v1/account/factors/passkeys';
const [ACME, GLOBEX] = ['login.acme.example', 'login.globex.example'];
type Asked = Parameters<SoftPasskey['get']>[0];
const clock = new HeldClock(new Date());
let dns: DnsServer;
let api: TestApi;
let acme: Organization;
let atAcme: HostedApi;
let atGlobex: HostedApi;

beforeAll(async () => {
  dns = await DnsServer.start();
  api = await startApi({ clock, env: { DNS_RESOLVERS: dns.address } });
  acme = await anOrganization(api);
  const globex = await anOrganization(api);
  await anActiveHost(acme.as, dns, ACME);
  await anActiveHost(globex.as, dns, GLOBEX);
  [atAcme, atGlobex] = [await atHost(api, ACME), await atHost(api, GLOBEX)];
});
afterAll(async () => {
  await Promise.all([atAcme.stop(), atGlobex.stop()]);
  await api.stop();
  await dns.stop();
});

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const begin = (at: ServedApi) =>
  json<Asked & { options: { rpId: string } }>(post(at, '/api/v1/auth/passkey', {}));
const complete = (at: ServedApi, answer: object) => post(at, '/api/v1/auth/passkey/complete', answer);
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

interface Keyed {
  readonly person: Person;
  readonly as: ApiCaller;
  readonly key: SoftPasskey;
  readonly recoveryCode: string;
}

/** Creates a user whose passkey was added at a host. */
async function keyedAt(at: ServedApi): Promise<Keyed> {
  const person = await aPerson(api, { tenantId: acme.id });
  const as = await signedIn(at, person);
  const key = new SoftPasskey(at.settings.PUBLIC_URL);
  const added = await add(as, key);
  expect(added.status, await added.clone().text()).toBe(201);
  const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] };
  return { person, as, key, recoveryCode: String(recoveryCodes[0]) };
}

async function add(as: ApiCaller, key: SoftPasskey): Promise<Response> {
  const asked = await json<Asked>(as.post(`${PASSKEYS}/options`));
  return as.post(PASSKEYS, { ...key.create(asked), name: 'Laptop' });
}

/** Returns the ticket of a sign-in after a correct password. */
async function ticketAt(at: ServedApi, { email }: Person): Promise<string> {
  const login = post(at, '/api/v1/auth/login', { email, password: PASSWORD });
  return (await json<{ ticket: string }>(login)).ticket;
}

const challengeAt = (at: ServedApi, ticket: string) =>
  post(at, '/api/v1/auth/second-factor/passkey', { ticket });

test('a passkey of the host signs in there', async () => {
  const { person, key } = await keyedAt(atAcme);
  const asked = await begin(atAcme);
  expect(asked.options.rpId).toBe(ACME);
  const done = await complete(atAcme, key.get(asked));
  expect(await done.json()).toMatchObject({ status: 'authenticated', user: { email: person.email } });
});

test('it is listed with its host', async () => {
  const { as } = await keyedAt(atAcme);
  await add(as, new SoftPasskey(atAcme.settings.PUBLIC_URL));
  const { passkeys } = await json<FactorsDto>(as.get('/api/v1/account/factors'));
  expect(passkeys.map(({ host }) => host)).toEqual([ACME, ACME]);
  const elsewhere = await keyedAt(api);
  const own = await json<FactorsDto>(elsewhere.as.get('/api/v1/account/factors'));
  expect(own.passkeys.map(({ host }) => host)).toEqual([new URL(api.settings.PUBLIC_URL).hostname]);
});

test.each([
  ['of the host at the platform', () => atAcme, () => api],
  ['of the platform at the host', () => api, () => atAcme],
  ['of the host at that of another organization', () => atAcme, () => atGlobex],
])('a passkey %s does not sign in', async (_what, from, at) => {
  const { key } = await keyedAt(from());
  const refused = await complete(at(), key.get(await begin(at())));
  expect([refused.status, await codeIn(refused)]).toEqual([401, 'invalid_factor']);
});

test('a passkey that signs for the requested host counts only if it was added there', async () => {
  // This authenticator signs for another host, which no browser allows.
  const { key, person } = await keyedAt(api);
  const forged = key.at(atAcme.settings.PUBLIC_URL);
  const asked = await begin(atAcme);
  expect((await complete(atAcme, forged.get(asked))).status).toBe(401);
  expect((await complete(api, key.get(await begin(api)))).status).toBe(200);
  expect(person.tenantId).toBe(acme.id);
});

test.each([
  ['a response that was signed at another host', () => ({ origin: api.settings.PUBLIC_URL }), () => ACME],
  ['a response for the relying party of another host', () => ({}), () => GLOBEX],
])('%s is rejected', async (_what, said, rpId) => {
  const { key } = await keyedAt(atAcme);
  const forged = key.at(atAcme.settings.PUBLIC_URL, rpId());
  const asked = await begin(atAcme);
  expect((await complete(atAcme, forged.get(asked, said()))).status).toBe(401);
});

test('no passkey is added for another host than the requested one', async () => {
  const as = await signedIn(atAcme, await aPerson(api, { tenantId: acme.id }));
  for (const key of [
    new SoftPasskey(api.settings.PUBLIC_URL),
    new SoftPasskey(atAcme.settings.PUBLIC_URL, GLOBEX),
  ]) {
    expect(await codeIn(await add(as, key))).toBe('invalid_factor');
  }
});

test.each([
  ['the host', () => atAcme, () => api],
  ['the platform', () => api, () => atAcme],
])(
  'a passkey of %s is the second factor there, and elsewhere the user sees where it works',
  async (_what, from, at) => {
    const { person, key, recoveryCode } = await keyedAt(from());
    const ticket = await ticketAt(from(), person);
    const asked = await json<Asked>(challengeAt(from(), ticket));
    const answer = { method: 'passkey', ...key.get(asked) };
    const answered = await post(from(), '/api/v1/auth/second-factor', { ticket, answer });
    expect(answered.status).toBe(200);

    const other = await ticketAt(at(), person);
    const refused = await challengeAt(at(), other);
    const problem = (await refused.json()) as { code: string; detail: string };
    expect([refused.status, problem.code]).toEqual([409, 'passkeys_elsewhere']);
    expect(problem.detail).toContain(new URL(from().settings.PUBLIC_URL).hostname);
    // A password alone is not enough, but a recovery code is. The user then adds a passkey for this host.
    const code = { method: 'recovery_code', code: recoveryCode };
    const entered = await post(at(), '/api/v1/auth/second-factor', { ticket: other, answer: code });
    expect(entered.status).toBe(200);
  },
);

test('a user with a passkey elsewhere cannot re-authenticate with a password alone', async () => {
  const { person, recoveryCode } = await keyedAt(api);
  const ticket = await ticketAt(atAcme, person);
  const answer = { method: 'recovery_code', code: recoveryCode };
  const { accessToken } = await json<{ accessToken: string }>(
    post(atAcme, '/api/v1/auth/second-factor', { ticket, answer }),
  );
  const headers = { authorization: `Bearer ${accessToken}` };
  const ways = await json<ReauthenticationMethods>(post(atAcme, '/api/v1/auth/step-up/options', {}, headers));
  expect(ways).toMatchObject({ methods: [], passkey: null });
  const proved = await post(
    atAcme,
    '/api/v1/auth/step-up',
    { method: 'password', password: PASSWORD },
    headers,
  );
  expect([proved.status, await codeIn(proved)]).toEqual([403, 'second_factor_needed']);
});

test('a passkey of the host re-authenticates there', async () => {
  const { as, key } = await keyedAt(atAcme);
  clock.advance(600);
  expect((await as.post(`${PASSKEYS}/options`)).status).toBe(403);
  const ways = await json<ReauthenticationMethods>(as.post('/api/v1/auth/step-up/options'));
  expect(ways.methods).toEqual(['passkey']);
  const answer = { method: 'passkey', ...key.get(ways.passkey as unknown as Asked) };
  expect((await as.post('/api/v1/auth/step-up', answer)).status).toBe(200);
  expect((await as.post(`${PASSKEYS}/options`)).status).toBe(201);
});

test('the passkeys of a host are deleted with its custom domain', async () => {
  const { key } = await keyedAt(atAcme);
  const asked = await begin(atAcme);
  const as = await signedIn(api, acme.admin);
  expect((await as.delete('/api/v1/custom-domain')).status).toBe(204);
  expect((await complete(atAcme, key.get(asked))).status).toBe(401);
});
