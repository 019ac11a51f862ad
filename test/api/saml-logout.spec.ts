import type { SamlLogoutStart, SamlServiceProviderDto } from '@gatehouse/contracts';
import type { SAML } from '@node-saml/node-saml';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRedirect, redirectUrl } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { serviceProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS, STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { aParty, type Party } from '../saml/support/parties.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { type LogoutSender, signedLogoutAnswer, signedLogoutRequest } from '../support/logout-messages.ts';
import { withResponseLocation } from '../support/response-location.ts';
import {
  ACS,
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';

interface Joined {
  readonly provider: SamlServiceProviderDto;
  readonly app: SAML;
  readonly key: Party;
  readonly sessionIndex: string;
}

let api: TestApi;
let admin: ApiCaller;
let person: Person;
let user: ApiCaller;
const keys = [aParty('one.test'), aParty('two.test')];

beforeAll(async () => {
  api = await startApi();
  const tenant = await aTenant(api);
  admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  person = await aPerson(api, { tenantId: tenant.id });
});
beforeEach(async () => {
  user = await signedIn(api, person);
});
afterAll(() => api.stop());

/** An application where the user is signed in and that supports logout requests. */
async function joined(key: Party, given: Record<string, unknown> = {}): Promise<Joined> {
  const provider = await aServiceProvider(admin, {
    slo_url: 'https://app.example.test/saml/slo',
    signing_certificates: [key.pem.certificate],
    ...given,
  });
  const app = await application(api, provider, { key });
  const form = await formOf(await visit(api, await app.getAuthorizeUrlAsync('', undefined, {}), user.token));
  const { sessionIndex = '' } = await profileOf(app, form);
  return { provider, app, key, sessionIndex };
}

const senderOf = ({ provider, key }: Joined): LogoutSender => ({
  entityId: provider.entity_id,
  sloUrl: provider.identity_provider.slo_url,
  key,
});

const requestOf = (joinedTo: Joined, nameId = person.email, now = new Date()): string =>
  signedLogoutRequest(senderOf(joinedTo), { nameId, sessionIndex: joinedTo.sessionIndex, now });

const answerTo = (told: URL, joinedTo: Joined, code?: string): string =>
  signedLogoutAnswer(senderOf(joinedTo), told, code);

/** The URL to which the sign-out page sends the browser. */
async function onward(page: string): Promise<string> {
  const report = await api.fetch(`/api/v1/saml/logouts/${new URL(page).pathname.split('/').at(-1)}`);
  return ((await report.json()) as { continueUrl: string }).continueUrl;
}

const isSignedIn = async () => (await user.get('/api/v1/auth/me')).status === 200;

test('an application signs the user out of Gatehouse and of the other applications', async () => {
  const [first, second] = [await joined(keys[0] as Party), await joined(keys[1] as Party)];
  const told = locationOf(await visit(api, requestOf(first), null));
  expect(await isSignedIn()).toBe(false);
  expect(told.origin).toBe('https://app.example.test');
  const request = await second.app.validateRedirectAsync(
    Object.fromEntries(told.searchParams),
    told.search.slice(1),
  );
  expect(request.profile).toMatchObject({ nameID: person.email, sessionIndex: second.sessionIndex });

  const answered = locationOf(await visit(api, answerTo(told, second), null));
  expect(answered.searchParams.get('RelayState')).toBe('relay');
  expect(readRedirect(answered.search.slice(1)).xml).toContain('status:Success');
  expect(readRedirect(answered.search.slice(1)).xml).not.toContain('PartialLogout');
});

test('the response goes to the ResponseLocation of the application', async () => {
  const entityId = 'https://apart.example.test/metadata';
  const metadata = serviceProviderMetadata({
    id: '_m',
    entityId,
    validUntil: new Date('2040-01-01T00:00:00Z'),
    signingCertificates: [(keys[0] as Party).certificate],
    encryptionCertificates: [],
    sloUrl: 'https://apart.example.test/slo',
    acsUrl: ACS,
    nameIdFormat: NAME_ID_FORMATS.email,
    signsRequests: false,
  });
  const answersTo = 'https://apart.example.test/slo/answers';
  const first = await joined(keys[0] as Party, {
    entity_id: entityId,
    metadata: withResponseLocation(unsigned(metadata), 'https://apart.example.test/slo', answersTo),
    slo_url: undefined,
    signing_certificates: undefined,
  });
  const answered = locationOf(await visit(api, requestOf(first), null));
  expect(`${answered.origin}${answered.pathname}`).toBe(answersTo);
  expect(readRedirect(answered.search.slice(1)).xml).toContain(`Destination="${answersTo}"`);
});

test('an application that fails is reported as failed', async () => {
  const [first, second] = [await joined(keys[0] as Party), await joined(keys[1] as Party)];
  const told = locationOf(await visit(api, requestOf(first), null));
  const answered = locationOf(await visit(api, answerTo(told, second, STATUS.responder), null));
  expect(readRedirect(answered.search.slice(1)).xml).toContain('PartialLogout');
});

test('signing out at Gatehouse visits all applications and ends with a report', async () => {
  const [first, second] = [await joined(keys[0] as Party), await joined(keys[1] as Party)];
  await joined(keys[0] as Party, { slo_url: null, name: 'Without sign-out' });
  const { redirectTo } = (await (await user.post('/api/v1/saml/logout')).json()) as { redirectTo: string };
  expect(await isSignedIn()).toBe(false);

  let told = locationOf(await visit(api, await onward(redirectTo), null));
  const parties = new Map([first, second].map((party) => [party.provider.entity_id, party]));
  for (let step = 0; step < 2 && told.origin === 'https://app.example.test'; step += 1) {
    const { xml } = readRedirect(told.search.slice(1));
    const party = [...parties.values()].find(({ sessionIndex }) => xml.includes(sessionIndex));
    if (!party) throw new Error('nobody knows this session');
    const code = party === second ? STATUS.responder : STATUS.success;
    told = locationOf(await visit(api, answerTo(told, party, code), null));
  }
  const reference = told.pathname.split('/').at(-1);
  expect(told.pathname).toContain('/saml/signed-out/');
  const report = (await (await api.fetch(`/api/v1/saml/logouts/${reference}`)).json()) as {
    done: boolean;
    participants: { name: string; outcome: string }[];
  };
  expect(report.done).toBe(true);
  expect(report.participants.map(({ outcome }) => outcome).sort()).toEqual([
    'failed',
    'not_supported',
    'signed_out',
  ]);
});

test('a second "Sign out" continues the same logout', async () => {
  const party = await joined(keys[0] as Party);
  const press = async () => (await user.post('/api/v1/saml/logout')).json() as Promise<SamlLogoutStart>;
  // A double click sends both requests at once.
  const [one, two] = await Promise.all([press(), press()]);
  expect(one.redirectTo).toMatch(/\/saml\/signed-out\//);
  expect(two).toEqual(one);
  expect(await isSignedIn()).toBe(false);

  const told = locationOf(await visit(api, await onward(one.redirectTo as string), null));
  expect(await press()).toEqual(one);
  const after = locationOf(await visit(api, answerTo(told, party), null));
  expect(after.href).toBe(one.redirectTo);
  const report = await api.fetch(`/api/v1/saml/logouts/${after.pathname.split('/').at(-1)}`);
  expect(await report.json()).toMatchObject({ done: true, participants: [{ outcome: 'signed_out' }] });
});

test('a logout without a session does nothing', async () => {
  expect((await api.fetch('/api/v1/saml/logout', { method: 'POST' })).status).toBe(401);
  const stranger = { authorization: `Bearer ${user.token.slice(0, -4)}AAAA` };
  expect((await api.fetch('/api/v1/saml/logout', { method: 'POST', headers: stranger })).status).toBe(401);
});

test('an application that never responds can be skipped', async () => {
  await joined(keys[0] as Party);
  const { redirectTo } = (await (await user.post('/api/v1/saml/logout')).json()) as { redirectTo: string };
  const address = await onward(redirectTo);
  await visit(api, address, null);
  const told = locationOf(await visit(api, address, null));
  const report = await (await api.fetch(`/api/v1/saml/logouts/${told.pathname.split('/').at(-1)}`)).json();
  expect(report).toMatchObject({ done: true, participants: [{ outcome: 'failed' }] });
});

test.each([
  ['forged', (joinedTo: Joined) => requestOf({ ...joinedTo, key: aParty('stranger.test') })],
  ['unsigned', (joinedTo: Joined) => requestOf(joinedTo).replace(/&SigAlg=.*/, '')],
])('a request that is %s does not sign the user out', async (_name, make) => {
  const first = await joined(keys[0] as Party);
  const page = locationOf(await visit(api, make(first), null));
  expect([page.pathname, page.searchParams.get('code')]).toEqual(['/saml/error', 'saml_logout_refused']);
  expect(await isSignedIn()).toBe(true);
});

test.each([
  ['of a stranger', 'saml_logout_unknown_application'],
  ['too old', 'saml_logout_expired'],
  ['parked and gone', 'sign_out_over'],
])('a request that is %s is rejected with a message about signing out', async (name, code) => {
  const first = await joined(keys[0] as Party);
  const { slo_url: slo } = first.provider.identity_provider;
  const stranger = { ...first, provider: { ...first.provider, entity_id: 'https://stranger.test' } };
  const old = new Date(Date.now() - 3_600_000);
  const address =
    name === 'parked and gone'
      ? `${slo}?ref=${'A'.repeat(43)}`
      : requestOf(name === 'too old' ? first : stranger, person.email, name === 'too old' ? old : new Date());
  const page = locationOf(await visit(api, address, null));
  expect([page.pathname, page.searchParams.get('code')]).toEqual(['/saml/error', code]);
});

test('a request about another user signs no user out and succeeds', async () => {
  const first = await joined(keys[0] as Party);
  const answered = locationOf(await visit(api, requestOf(first, 'nobody@example.test'), null));
  expect(readRedirect(answered.search.slice(1)).xml).toContain('status:Success');
  expect(await isSignedIn()).toBe(true);
});

test('an unsolicited response is rejected', async () => {
  const first = await joined(keys[0] as Party);
  const told = new URL(redirectUrl('https://x.test', 'SAMLRequest', '<a ID="_never"></a>', null, null));
  expect(locationOf(await visit(api, answerTo(told, first), null)).pathname).toBe('/saml/error');
});
